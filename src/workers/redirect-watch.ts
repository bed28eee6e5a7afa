/** After a failed request, so long the browser may take to tell what blocked it, and so long it concerns that request; ms. */
const toldWithinMs = 1_000;
const concernsForMs = 10_000;

/**
 * Hears of requests that the policy blocked. An allowed address that is blocked answered with a redirect to one that is not allowed: the
 * browser names the address that was asked, and hides the other.
 */
export class RedirectWatch {
  /** When it was last blocked, by origin; some browsers name no more. Monotonic, ms. */
  readonly #blockedAt = new Map<string, number>();
  readonly #waiting = new Set<() => void>();

  constructor() {
    self.addEventListener('securitypolicyviolation', (violation: Event) => {
      const { blockedURI } = violation as SecurityPolicyViolationEvent;
      if (!URL.canParse(blockedURI)) return;
      this.#blockedAt.set(new URL(blockedURI).origin, performance.now());
      for (const look of this.#waiting) look();
    });
  }

  async wasSentElsewhere(url: string): Promise<boolean> {
    const { origin } = new URL(url);
    const isBlocked = (): boolean => performance.now() - (this.#blockedAt.get(origin) ?? -Infinity) < concernsForMs;
    if (isBlocked()) return true;
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(isBlocked());
      };
      const look = (): void => {
        if (isBlocked()) end();
      };
      const timer = setTimeout(end, toldWithinMs);
      this.#waiting.add(look);
    });
  }
}
