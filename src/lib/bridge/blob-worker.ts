/**
 * Starts a module worker that inherits this page's content security policy. A worker loaded from the network would have none but
 * what its own response says; a blob worker takes its creator's, and the blob only imports the real module.
 *
 * The import is static on purpose: messages posted before the module has run wait for it, whereas with `import()` they are lost.
 */
export function startBlobWorker(moduleUrl: string, name: string): Worker {
  const absoluteUrl = new URL(moduleUrl, location.href).href; // a blob has no base address of its own
  const blobUrl = URL.createObjectURL(
    new Blob([`import ${JSON.stringify(absoluteUrl)};`], { type: 'text/javascript' }),
  );
  const worker = new Worker(blobUrl, { type: 'module', name });
  const revoke = () => URL.revokeObjectURL(blobUrl);
  worker.addEventListener('message', revoke, { once: true }); // not earlier: the fetch of the blob may still be pending
  worker.addEventListener('error', revoke, { once: true });
  return worker;
}
