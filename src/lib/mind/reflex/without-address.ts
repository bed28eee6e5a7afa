const between = /^[\s,、，]+/u;
const closing = /[.!?。！？\s]*$/u;

/** A message without the name that it calls, at its beginning or at its end: "Hello, Nagi!" is "Hello". */
export function withoutAddress(message: string, names: readonly string[]): string {
  const text = message.trim().replace(closing, '');
  for (const name of names) {
    for (const called of [`${name}さん`, name]) {
      const rest = afterName(text, called) ?? beforeName(text, called);
      if (rest !== null && rest !== '') return rest;
    }
  }
  return message;
}

function afterName(text: string, name: string): string | null {
  if (!isSame(text.slice(0, name.length), name)) return null;
  const rest = text.slice(name.length);
  return isApart(rest, name) ? rest.replace(between, '') : null;
}

function beforeName(text: string, name: string): string | null {
  const cut = text.length - name.length;
  if (cut <= 0 || !isSame(text.slice(cut), name)) return null;
  const rest = text.slice(0, cut);
  const trimmed = rest.replace(/[\s,、，]+$/u, '');
  return trimmed !== rest || !isOfLetters(name) ? trimmed : null;
}

/** "Nagisa is here" does not call Nagi; but Japanese needs nothing between a name and what follows. */
function isApart(rest: string, name: string): boolean {
  return between.test(rest) || !isOfLetters(name);
}

function isOfLetters(name: string): boolean {
  return /\p{Script=Latin}$/u.test(name);
}

function isSame(text: string, name: string): boolean {
  return name !== '' && text.toLowerCase() === name.toLowerCase();
}
