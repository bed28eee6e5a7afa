import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import { isTokenSalad } from './token-salad';

/** Real text: messages of a compiler in thirteen languages, as people translated them. */
const locales = 'node_modules/typescript/lib';
const languages = readdirSync(locales, { withFileTypes: true }).flatMap((entry) => {
  if (!entry.isDirectory()) return [];
  const file = readFileSync(`${locales}/${entry.name}/diagnosticMessages.generated.json`, 'utf8');
  return [{ name: entry.name, messages: Object.values(JSON.parse(file) as Record<string, string>) }];
});

/** As a check sees a text (30 tokens are some 100 signs), and as a note of some length is seen. */
function windowsOf(text: string, length: number): string[] {
  const all: string[] = [];
  for (let at = 0; at + length <= text.length; at += length) all.push(text.slice(at, at + length));
  return all;
}

function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}

const goodOnes: Record<string, string> = {
  arabic: 'صباح الخير. لدي ثلاث مهام اليوم: شراء الخبز، والاتصال بالطبيب، ثم كتابة الرسالة إلى جدتي.',
  hebrew: 'בוקר טוב. יש לי היום שלוש משימות: לקנות לחם, להתקשר לרופא ולכתוב מכתב לסבתא.',
  hindi: 'सुप्रभात। आज मेरे पास तीन काम हैं: रोटी खरीदना, डॉक्टर को फ़ोन करना और दादी को पत्र लिखना।',
  thai: 'สวัสดีตอนเช้า วันนี้มีสามอย่างที่ต้องทำ ซื้อขนมปัง โทรหาหมอ และเขียนจดหมายถึงคุณยาย',
  greek: 'Καλημέρα. Σήμερα έχω τρεις δουλειές: ψωμί, τηλέφωνο στον γιατρό και ένα γράμμα στη γιαγιά.',
  vietnamese: 'Chào buổi sáng. Hôm nay tôi có ba việc: mua bánh mì, gọi bác sĩ và viết thư cho bà ngoại.',
  finnish: 'Hyvää huomenta. Tänään on kolme tehtävää: leipäostokset, lääkärille soittaminen ja kirje isoäidille.',
  mixed: 'このTypeScriptの関数はPromiseを返すので、awaitを付けてください。エラーはtry / catchで受けます。',
  'greetings of many languages':
    'English: Hello\nРусский: Привет\nΕλληνικά: Γειά σου\n日本語: こんにちは\n한국어: 안녕하세요\nالعربية: مرحبا\nעברית: שלום\nहिन्दी: नमस्ते\nไทย: สวัสดี',
  'greetings in a row':
    'Hello, Привет, Γειά σου, こんにちは, 안녕하세요, مرحبا, שלום, नमस्ते, สวัสดี, Hola, Bonjour, Ciao.',
  laughing: 'Ha ha ha ha ha ha! That was the best joke of the week, and you told it so well.',
  table: '| day | what | who |\n| --- | --- | --- |\n| Mon | swim | Mia |\n| Tue | piano | Jo |\n| --- | --- | --- |',
  rule: '# Plan\n\n----------------------------------------------------------------\n\nFirst the cake.',
  json: '{"say":"All right.","reason":"asked","payload":{"path":"G1/plan.md","body":"- [ ] cake\\n- [ ] candles"}}',
  numbers: '[[1,2,3],[4,5,6],[7,8,9],[10,11,12],[13,14,15],[16,17,18],[19,20,21],[22,23,24]]',
  mathematics: '∑_{i=1}^{n} i = n(n+1)/2, and ∫₀¹ x² dx = 1/3; so ∀ε>0 ∃δ>0: |x−a|<δ ⇒ |f(x)−f(a)|<ε.',
  regex: String.raw`const at = /^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(?:Z|[+-]\d{2}:\d{2})$/u.exec(text);`,
  emoji: '🎉🎂🎈🥳🎁🎉🎂🎈🥳🎁🎉🎂🎈🥳🎁🎉🎂🎈🥳🎁🎉🎂🎈🥳🎁🎉🎂🎈🥳🎁🎉🎂🎈🥳🎁🎉🎂🎈🥳🎁',
  hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 is the SHA-256 of nothing.',
  base64: 'SGVsbG8sIHRoaXMgaXMgYSB0ZXN0IG9mIGEgbG9uZyBsaW5lIHdpdGhvdXQgYW55IGJyZWFrcyBpbiBpdCBhdCBhbGwu',
  'a long name': 'createAsyncIterableIteratorFromReadableStreamDefaultReaderWithCancellation(stream)',
  hesitation: 'Hmmmmmmmmm … let me think. Nooooooooo, that was not what I meant to write at all.',
};

describe('good text is no salad', () => {
  it.each(languages)('$name, sentence by sentence and in one', ({ messages }) => {
    const wrong = messages.filter(isTokenSalad);
    expect(wrong).toEqual([]);
    const together = messages.join('\n');
    for (const length of [100, 1_000]) expect(windowsOf(together, length).filter(isTokenSalad)).toEqual([]);
  });

  it.each([
    ['code', () => filesOf('src', /(?<!(salad|check-model)\.test)\.(ts|svelte|css)$/)],
    [
      'documents',
      () => [
        ...filesOf('docs', /\.md$/),
        ...['README.md', 'ARCHITECTURE.md'].map((file) => readFileSync(file, 'utf8')),
      ],
    ],
    ['JSON', () => ['package.json', 'knip.json', 'tsconfig.json'].map((file) => readFileSync(file, 'utf8'))],
    ['pages', () => [readFileSync('index.html', 'utf8')]],
  ])(
    '%s of this repository',
    (_, texts) => {
      for (const text of texts())
        for (const length of [100, 1_000]) expect(windowsOf(text, length).filter(isTokenSalad)).toEqual([]);
    },
    120_000,
  );

  it.each(Object.entries(goodOnes))('%s', (_, text) => {
    expect(isTokenSalad(text)).toBe(false);
  });

  it('what is too short to tell is let pass', () => {
    for (const text of ['', 'Yes.', '!!!', '🎉', '\u0000']) expect(isTokenSalad(text)).toBe(false);
  });
});

describe('tokens at random are', () => {
  it.each([
    ['one sign over and over', '!'.repeat(60)],
    ['one sign over and over after a word', `Hello${'!'.repeat(60)}`],
    ['a word over and over', 'the the the the the the the the the the the the the the the the the the'],
    [
      'a piece over and over, without blanks',
      'igungigungigungigungigungigungigungigungigungigungigungigungigungigungigung',
    ],
    [
      'signs that cannot be printed',
      'Gd\u0000\u0007\uFFFD\uFFFDk\u0003 \uFFFDa\u0010\uFFFDr\u0001\u0002 thu\uFFFD\u0004 ing\uFFFD\uFFFD',
    ],
    ['letters without a meaning from everywhere', 'Kön ưu가능 הע тек تعيين fprintf逆らうที่ addslashesгде σειρά 한다ing'],
    ['hardly a letter', '](){{;;,,)}]>*^%$("\'@!;}{)(&^%$]["\'<>?/\\,;`){}(*&^%$@!<>?;a{}[]()$%'.repeat(2)],
  ])('%s', (_, text) => {
    expect(isTokenSalad(text)).toBe(true);
  });

  it('pieces of words of many languages are told as what they are', () => {
    const source = seededRandom(16);
    const random = (): number => {
      const [high = 0, low = 0] = source.bytes(2);
      return (high * 256 + low) / 65_536;
    };
    const words = languages.map(({ messages }) => messages.join(' ').match(/\p{L}{2,}/gu) ?? []);
    const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const piece = (): string => {
      const word = oneOf(oneOf(words));
      return `${random() < 0.5 ? ' ' : ''}${word.slice(0, 1 + Math.floor(random() * 5))}`;
    };
    const salads = Array.from({ length: 300 }, () => Array.from({ length: 30 }, piece).join(''));
    const found = salads.filter(isTokenSalad).length;
    expect(found / salads.length).toBeGreaterThan(0.9);
  });
});
