// Whole messages at a time: the sizes of nettle's states and some of its calls change between versions.
#include <nettle/aes.h>
#include <nettle/arcfour.h>
#include <nettle/cbc.h>
#include <nettle/md5.h>
#include <nettle/sha2.h>
#include <nettle/version.h>

// Since nettle 4 a digest is always written as a whole.
#if NETTLE_VERSION_MAJOR >= 4
#define EXIFDUMP_END(name, state, size, out) name##_digest(state, out)
#else
#define EXIFDUMP_END(name, state, size, out) name##_digest(state, size, out)
#endif

// The message may be nowhere where it has no bytes.
#define EXIFDUMP_DIGEST(name, size)                                                             \
  static inline void exifdump_##name(size_t count, const uint8_t *message, uint8_t *out) {      \
    struct name##_ctx state;                                                                    \
    name##_init(&state);                                                                        \
    if (count > 0) name##_update(&state, count, message);                                       \
    EXIFDUMP_END(name, &state, size, out);                                                      \
  }

EXIFDUMP_DIGEST(md5, MD5_DIGEST_SIZE)
EXIFDUMP_DIGEST(sha256, SHA256_DIGEST_SIZE)
EXIFDUMP_DIGEST(sha384, SHA384_DIGEST_SIZE)
EXIFDUMP_DIGEST(sha512, SHA512_DIGEST_SIZE)

// In place. A key has 1 to 256 bytes.
static inline void exifdump_rc4(
    size_t key_size, const uint8_t *key, size_t count, uint8_t *bytes) {
  struct arcfour_ctx state;
  arcfour_set_key(&state, key_size, key);
  arcfour_crypt(&state, count, bytes, bytes);
}

// In place. A vector has 16 bytes, and of bytes there are a multiple of 16.
#define EXIFDUMP_CBC(cipher, way)                                                               \
  static inline void exifdump_##cipher##_cbc_##way(                                             \
      const uint8_t *key, uint8_t *vector, size_t count, uint8_t *bytes) {                      \
    struct cipher##_ctx state;                                                                  \
    cipher##_set_##way##_key(&state, key);                                                      \
    cbc_##way(                                                                                  \
        &state, (nettle_cipher_func *)cipher##_##way, AES_BLOCK_SIZE, vector, count, bytes, bytes);\
  }

EXIFDUMP_CBC(aes128, encrypt)
EXIFDUMP_CBC(aes128, decrypt)
EXIFDUMP_CBC(aes256, decrypt)
