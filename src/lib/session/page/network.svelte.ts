/** Whether the browser has a network. Nagi needs none: it is only said. */
export class Network {
  isOnline = $state(navigator.onLine);

  constructor() {
    addEventListener('online', () => (this.isOnline = true));
    addEventListener('offline', () => (this.isOnline = false));
  }
}
