/** A message without the name that it calls. */
export interface Unaddressed {
  text: string;
  /** A comma parts the name from the rest: it is surely called, and no part of what is said. */
  isParted: boolean;
}

const before = /[\s,，、]+$/u;
const behind = /^[\s,，、]+/u;
const closing = /[.!?。！？\s]*$/u;

/** "Hello, Nagi!" is "Hello". The name may stand at the beginning or at the end; null: none of them does, or nothing else is said. */
export function withoutAddress(message: string, names: readonly string[]): Unaddressed | null {
  const text = message.trim();
  for (const name of names) {
    for (const called of [`${name}さん`, name]) {
      const rest = afterName(text, called) ?? beforeName(text.replace(closing, ''), called);
      if (rest !== null && rest.text.replace(closing, '') !== '') return rest;
    }
  }
  return null;
}

function afterName(text: string, name: string): Unaddressed | null {
  if (!isSame(text.slice(0, name.length), name)) return null;
  const rest = text.slice(name.length);
  const [gap = ''] = behind.exec(rest) ?? [];
  return isApart(gap, name) ? { text: rest.slice(gap.length), isParted: hasComma(gap) } : null;
}

function beforeName(text: string, name: string): Unaddressed | null {
  const cut = text.length - name.length;
  if (cut <= 0 || !isSame(text.slice(cut), name)) return null;
  const rest = text.slice(0, cut);
  const [gap = ''] = before.exec(rest) ?? [];
  return isApart(gap, name) ? { text: rest.slice(0, rest.length - gap.length), isParted: hasComma(gap) } : null;
}

/** "Nagisa is here" does not call Nagi; but Japanese needs nothing between a name and what follows. */
function isApart(gap: string, name: string): boolean {
  return gap !== '' || !/\p{Script=Latin}$/u.test(name);
}

function hasComma(gap: string): boolean {
  return /[,，、]/u.test(gap);
}

function isSame(text: string, name: string): boolean {
  return name !== '' && text.toLowerCase() === name.toLowerCase();
}
