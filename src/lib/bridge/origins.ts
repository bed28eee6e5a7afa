/** `scheme://host[:port]`, or null for what is no such address. Holds no space and no semicolon, so it can add nothing to a policy. */
export function toOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  return ['http:', 'https:'].includes(protocol) && /^[\w.:[\]-]+$/.test(host) ? `${protocol}//${host}` : null;
}

/** For the egress thread alone: it reaches the given origins and nothing else, not even its own host but for its own scripts. */
export function egressPolicy(allowed: readonly string[]): string {
  const origins = allowed.map(toOrigin).filter((origin) => origin !== null);
  return `default-src 'none'; script-src 'self'; connect-src ${origins.join(' ') || "'none'"}`;
}

/** The origins in a policy's connect-src; keywords such as 'self' are none. */
export function originsOf(policy: string): string[] {
  const directive = policy.split(';').find((part) => part.trim().startsWith('connect-src '));
  const sources = (directive ?? '').trim().split(/\s+/).slice(1);
  return sources.filter((source) => toOrigin(source) === source);
}

/** Whether a script's path is the egress thread's, as the build names it. */
export function isEgressScript(path: string): boolean {
  return /\/egress\.worker-[\w-]+\.js$/.test(path);
}

/** Whether an address is of this device: a page over https may reach it by http, too. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}
