import { collectionIdPattern, mostCollections, type MindProfile } from '../../bridge/minds';
import { toOrigin } from '../../bridge/origins';
import { reachedBy, services, type Service } from './providers';

/** A served model while a person enters it. */
export class ServedDraft {
  id = $state<string | null>(null);
  service = $state<Service>('xai');
  baseUrl = $state('');
  model = $state('');
  key = $state('');
  passphrase = $state('');
  protocol = $state<MindProfile['protocol']>('chat');
  context = $state('');
  priceIn = $state('');
  priceOut = $state('');
  stores = $state(false);
  /** Ids, apart by spaces, commas or lines. */
  collections = $state('');

  constructor(model = '') {
    this.choose('other');
    this.model = model;
  }

  /** Another service is another mind: nothing that was typed for the one before goes there, a key least of all. */
  choose(service: Service): void {
    const { baseUrl, protocol, contextTokens } = reachedBy[service];
    this.id = null;
    this.key = '';
    this.passphrase = '';
    this.service = service;
    this.baseUrl = baseUrl;
    this.protocol = protocol;
    this.context = contextTokens === null ? '' : String(contextTokens);
  }

  edit(profile: MindProfile): void {
    this.id = profile.id;
    this.service =
      profile.service ?? services.find((service) => reachedBy[service].baseUrl === profile.baseUrl) ?? 'other';
    this.baseUrl = profile.baseUrl;
    this.model = profile.model;
    this.protocol = profile.protocol;
    this.context = profile.contextTokens === null ? '' : String(profile.contextTokens);
    this.priceIn = profile.price ? String(profile.price.input) : '';
    this.priceOut = profile.price ? String(profile.price.output) : '';
    this.stores = profile.stores === true;
    this.collections = (profile.collections ?? []).join(' ');
    this.key = '';
    this.passphrase = '';
  }

  /** What is wrong with it; null: nothing. */
  get problem(): 'address' | 'model' | 'collections' | 'passphrase' | null {
    if (toOrigin(this.baseUrl.trim()) === null) return 'address';
    const { username, search, hash } = new URL(this.baseUrl.trim());
    if (username !== '' || search !== '' || hash !== '') return 'address'; // a path is added to it, and no key belongs there
    if (this.model.trim() === '') return 'model';
    if (this.passphrase !== '' && this.key.trim() === '') return 'passphrase'; // it would close nothing
    const ids = this.#collectionIds;
    return ids.length > mostCollections || !ids.every((id) => collectionIdPattern.test(id)) ? 'collections' : null;
  }

  get #collectionIds(): string[] {
    if (this.protocol !== 'responses') return [];
    return [...new Set(this.collections.split(/[\s,、]+/).filter((id) => id !== ''))];
  }

  /** Only where there is no problem. */
  profile(): MindProfile {
    const baseUrl = this.baseUrl.trim().replace(/\/+$/, '');
    const model = this.model.trim();
    const [input, output] = [Number(this.priceIn || 'NaN'), Number(this.priceOut || 'NaN')];
    return {
      id: this.id ?? crypto.randomUUID(),
      kind: 'served',
      name: model,
      baseUrl,
      model,
      protocol: this.protocol,
      contextTokens: Number(this.context) > 0 ? Math.floor(Number(this.context)) : null,
      price: input >= 0 && output >= 0 ? { input, output } : null,
      bytes: null,
      ...(this.service === 'xai' && { service: 'xai' as const }),
      stores: this.protocol === 'responses' && this.stores,
      collections: this.#collectionIds,
    };
  }
}
