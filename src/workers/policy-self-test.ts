/** What this thread's content security policy lets through; both must be 'blocked'. Asked by tests on the built app. */
export async function testPolicy(): Promise<{ evalCode: 'allowed' | 'blocked'; foreignFetch: 'allowed' | 'blocked' }> {
  return { evalCode: canEval() ? 'allowed' : 'blocked', foreignFetch: await canFetch('https://foreign.invalid/') };
}

function canEval(): boolean {
  try {
    return (0, eval)('true') === true;
  } catch {
    return false; // the policy forbids it
  }
}

/** 'blocked' only when the policy blocked it: a host that is merely out of reach is 'allowed'. */
function canFetch(url: string): Promise<'allowed' | 'blocked'> {
  return new Promise((resolve) => {
    self.addEventListener('securitypolicyviolation', (violation) => {
      if ((violation as SecurityPolicyViolationEvent).blockedURI.startsWith(new URL(url).origin)) resolve('blocked');
    });
    const later = () => setTimeout(() => resolve('allowed'), 200); // the violation is told after the rejection
    fetch(url).then(later, later);
  });
}
