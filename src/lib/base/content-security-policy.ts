/**
 * The page's content security policy as data, so that build, service worker, local server and tests all take the same one.
 * It must import nothing: the build's configuration loads it before anything is resolved.
 */

/** For the page (static meta) and for all scripts; blob workers inherit it from the page. */
export const pagePolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "img-src 'self' blob: data:",
  "style-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/**
 * What a well-kept host sends with every file, and the service worker in its place.
 * `frame-ancestors` works only as a header: no other site may put the approval card under a click of its own.
 */
export const pageHeaders = {
  'Content-Security-Policy': `${pagePolicy}; frame-ancestors 'none'`,
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;
