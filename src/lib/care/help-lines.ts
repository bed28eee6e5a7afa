import type { Language } from '../base/language';

/** Where somebody answers. Published: this is the whole list, and nothing else is ever named in its place. */
export interface HelpLine {
  id: string;
  /** ISO 3166 codes; empty: anywhere. */
  countries: readonly string[];
  name: string;
  /** As it is dialled; null: a page that names the line of each country. */
  number: string | null;
  page: string | null;
  /** In which answers it stands. */
  languages: readonly Language[];
  /** Before its name, where the answer is read in more than one country. */
  where?: string;
  /** How to reach it, and when; one language where it stands in the answers of one. */
  hours: Readonly<Partial<Record<Language, string>>>;
  /** Where number and hours were found, and when they were last looked up. */
  source: string;
}

export const helpLines: readonly HelpLine[] = [
  {
    id: 'us-988',
    countries: ['US'],
    name: 'Suicide & Crisis Lifeline',
    number: '988',
    page: 'https://988lifeline.org',
    languages: ['en'],
    where: 'United States',
    hours: { en: 'call or text, 24 hours' },
    source: '988lifeline.org; November 2026',
  },
  {
    id: 'gb-ie-samaritans',
    countries: ['GB', 'IE'],
    name: 'Samaritans',
    number: '116 123',
    page: 'https://www.samaritans.org',
    languages: ['en'],
    where: 'UK and Ireland',
    hours: { en: 'free, 24 hours' },
    source: 'samaritans.org; November 2026',
  },
  {
    id: 'jp-yorisoi',
    countries: ['JP'],
    name: 'よりそいホットライン',
    number: '0120-279-338',
    page: null,
    languages: ['ja'],
    hours: { ja: '24時間、無料' },
    source: '厚生労働省「まもろうよ こころ」(mhlw.go.jp/mamorouyokokoro) and since2011.net/yorisoi; November 2026',
  },
  {
    id: 'jp-inochi-sos',
    countries: ['JP'],
    name: '#いのちSOS',
    number: '0120-061-338',
    page: null,
    languages: ['ja'],
    hours: { ja: '24時間、無料' },
    source:
      'lifelink.or.jp/inochisos; 24 hours by lists of 2026 that follow mhlw.go.jp/mamorouyokokoro (in 2022: not all nights); November 2026',
  },
  {
    id: 'jp-inochi-no-denwa',
    countries: ['JP'],
    name: 'いのちの電話',
    number: '0120-783-556',
    page: null,
    languages: ['ja'],
    hours: { ja: '毎日16時〜21時、毎月10日は8時〜翌日8時、無料' },
    source: 'inochinodenwa.org, as towns repeat it (city.akiruno.tokyo.jp/0000015267.html); November 2026',
  },
  {
    id: 'find-a-helpline',
    countries: [],
    name: 'Find A Helpline',
    number: null,
    page: 'https://findahelpline.com',
    languages: ['en', 'ja'],
    hours: { en: 'Other countries', ja: '海外の窓口' },
    source: 'findahelpline.com; November 2026',
  },
];

/** The numbers for an emergency: which one holds depends on the country. */
export const emergencyNumbers: Readonly<Record<Language, readonly string[]>> = {
  en: ['112', '911', '999'],
  ja: ['110', '119'],
};
