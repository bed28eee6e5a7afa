import type { Language } from '../../base/language';
import { providerNames, type Provider, type Service } from '../../session/minds/providers';
import { waysWords } from './ways-words';

export function serviceName(service: Service, language: Language): string {
  if (Object.hasOwn(providerNames, service)) return providerNames[service as Provider];
  return waysWords[language].services[service as Exclude<Service, Provider>];
}
