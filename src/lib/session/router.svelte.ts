export const routes = ['chat', 'rules', 'data', 'help'] as const;
export type Route = (typeof routes)[number];

const addresses: Record<Route, string> = { chat: '#/', rules: '#/rules', data: '#/data', help: '#/help' };

/** Routes in the hash, so that the app works on any static host and under any path. */
export class Router {
  #route = $state<Route>(routeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.#route = routeOf(location.hash)));
  }

  get route(): Route {
    return this.#route;
  }

  go(route: Route): void {
    location.hash = addresses[route];
  }

  addressOf(route: Route): string {
    return addresses[route];
  }
}

/** An address that we do not know is the chat. */
function routeOf(hash: string): Route {
  return routes.find((route) => addresses[route] === hash) ?? 'chat';
}
