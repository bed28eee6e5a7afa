/**
 * The content security policy that this thread really runs under, or null for none: asked of the browser by a harmless violation. `eval`
 * serves for it since it needs no network and writes no error to the console.
 */
export function readPolicyInForce(): Promise<string | null> {
  return new Promise((resolve) => {
    const tell = (violation: Event): void => resolve((violation as SecurityPolicyViolationEvent).originalPolicy);
    self.addEventListener('securitypolicyviolation', tell, { once: true });
    if (canEval()) resolve(null);
    else setTimeout(() => resolve(null), 2_000); // blocked, and the browser does not say by what: as good as none
  });
}

function canEval(): boolean {
  try {
    return (0, eval)('true') === true;
  } catch {
    return false; // the policy forbids it
  }
}
