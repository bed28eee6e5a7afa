/** Lets everything that can run do so once, in Node and in a browser. */
export const macrotask: () => Promise<void> =
  typeof setImmediate === 'function'
    ? () => new Promise((resolve) => setImmediate(resolve))
    : () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel(); // a timer would be held back
          port1.onmessage = () => {
            port1.close();
            resolve();
          };
          port2.postMessage(null);
        });
