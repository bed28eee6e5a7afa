/**
 * Starts a module worker that inherits this page's content security policy. A worker loaded from the network would have none but
 * what its own response says; a blob worker takes its creator's, and the blob only imports the real module.
 *
 * The import is static on purpose: messages posted before the module has run wait for it, whereas with `import()` they are lost.
 * `imported`: what the module imports, so that it is fetched at the same time and not after it. `then`: script that runs once the module
 * has; a message would wait until the page has nothing else to do.
 */
export function startBlobWorker(
  moduleUrl: string,
  name: string,
  { imported = [], then = '' }: { imported?: readonly string[]; then?: string } = {},
): Worker {
  // a blob has no base address of its own
  const imports = [moduleUrl, ...imported].map((url) => `import ${JSON.stringify(new URL(url, location.href).href)};`);
  const blobUrl = URL.createObjectURL(new Blob([...imports, then], { type: 'text/javascript' }));
  const worker = new Worker(blobUrl, { type: 'module', name });
  const revoke = () => URL.revokeObjectURL(blobUrl);
  worker.addEventListener('message', revoke, { once: true }); // not earlier: the fetch of the blob may still be pending
  worker.addEventListener('error', revoke, { once: true });
  return worker;
}
