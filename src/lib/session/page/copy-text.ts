/**
 * Puts Markdown on the clipboard as HTML and as plain words, so that whatever it is pasted into takes what it can show. False: the browser let
 * neither. The promises are handed over within the press, since some browsers take nothing after it.
 */
export async function copyMarkdown(source: string): Promise<boolean> {
  const made = import('../view/clipboard-text').then(({ clipboardText }) => clipboardText(source));
  const part = (name: 'html' | 'plain') => made.then((text) => new Blob([text[name]], { type: `text/${name}` }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': part('html'), 'text/plain': part('plain') })]);
    return true;
  } catch (error) {
    console.debug('not copied as HTML', error);
    return made.then(
      ({ plain }) => copyText(plain),
      () => copyText(source), // what makes it could not be loaded
    );
  }
}

/** Puts a text on the clipboard, as it is. False: the browser did not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.debug('not copied', error);
    return false;
  }
}
