export const routes = ['chat', 'log', 'vitals', 'models', 'rules', 'data', 'settings', 'help'] as const;
export type Route = (typeof routes)[number];

/** What a page shows of itself, as in an address: `#/log?seq=412`. */
export type RouteParameters = Readonly<Record<string, string | number>>;

/** Routes in the hash, so that the app works on any static host and under any path. */
export class Router {
  #hash = $state(location.hash);

  constructor() {
    addEventListener('hashchange', () => (this.#hash = location.hash));
  }

  /** An address that we do not know is the chat. */
  get route(): Route {
    const path = this.#hash.replace(/\?.*$/s, '');
    return routes.find((route) => addressOf(route) === path) ?? 'chat';
  }

  /** A parameter of the page in view, unchecked; null: not given. */
  parameter(name: string): string | null {
    const query = /\?(.*)$/s.exec(this.#hash)?.[1] ?? '';
    return new URLSearchParams(query).get(name);
  }

  go(route: Route, parameters: RouteParameters = {}): void {
    location.hash = this.addressOf(route, parameters);
    this.#hash = location.hash; // at once: hashchange comes only after whoever called looks for what the page holds
  }

  addressOf(route: Route, parameters: RouteParameters = {}): string {
    const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return addressOf(route) + (query.length > 0 ? `?${query.join('&')}` : '');
  }
}

function addressOf(route: Route): string {
  return route === 'chat' ? '#/' : `#/${route}`;
}
