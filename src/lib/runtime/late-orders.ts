import type * as ownOrder from '../agent/fold/own-order';
import { loadedCode } from './loaded-code';

type Orders = typeof ownOrder;

let loaded: Orders | null = null;

/** What tells an order of the person's; it comes in with what judges. Null where it does not. */
export async function loadOrders(): Promise<Orders | null> {
  return (loaded ??= await loadedCode(() => import('../agent/fold/own-order')));
}

/** As isDecidedByOrder. Where its code does not come, nobody ordered it. */
export async function isOrdered(...given: Parameters<Orders['isDecidedByOrder']>): Promise<boolean> {
  const orders = loaded ?? (await loadOrders());
  return orders?.isDecidedByOrder(...given) === true;
}
