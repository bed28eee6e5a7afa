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
