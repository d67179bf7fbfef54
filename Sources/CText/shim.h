#ifndef LOZENGE_CTEXT_H
#define LOZENGE_CTEXT_H
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <sys/types.h>

typedef struct LozengeEnchantBroker LozengeEnchantBroker;
typedef struct LozengeEnchantDict LozengeEnchantDict;

/// The functions of Enchant that LozengeText calls, which is not linked.
#define LOZENGE_ENCHANT_FUNCTIONS(FUNCTION) \
    FUNCTION(LozengeEnchantBroker *_Nullable, broker_init, (void)) \
    FUNCTION(LozengeEnchantDict *_Nullable, broker_request_dict, \
        (LozengeEnchantBroker *_Nonnull broker, const char *_Nonnull language)) \
    FUNCTION(int, dict_check, \
        (LozengeEnchantDict *_Nonnull dictionary, const char *_Nonnull word, ssize_t length)) \
    FUNCTION(char *_Nullable *_Nullable, dict_suggest, \
        (LozengeEnchantDict *_Nonnull dictionary, const char *_Nonnull word, ssize_t length, \
         size_t *_Nonnull count)) \
    FUNCTION(void, dict_free_string_list, \
        (LozengeEnchantDict *_Nonnull dictionary, char *_Nullable *_Nonnull words)) \
    FUNCTION(void, dict_add, \
        (LozengeEnchantDict *_Nonnull dictionary, const char *_Nonnull word, ssize_t length))

/// The functions of the loaded library. Swift cannot call an address that `dlsym` returns.
typedef struct {
#define FUNCTION(result, name, parameters) result (*_Null_unspecified name) parameters;
    LOZENGE_ENCHANT_FUNCTIONS(FUNCTION)
#undef FUNCTION
} LozengeEnchant;

/// Finds the functions in the loaded library; false if one is missing.
static inline bool lozenge_enchant_find(
    LozengeEnchant *_Nonnull functions, void *_Nonnull library
) {
#define FUNCTION(result, name, parameters) \
    functions->name = (__typeof__(functions->name))dlsym(library, "enchant_" #name); \
    if (!functions->name) return false;
    LOZENGE_ENCHANT_FUNCTIONS(FUNCTION)
#undef FUNCTION
    return true;
}
#endif
