/** Marks a passage wherever it stands in the talk that is drawn, the line of seq `shown` apart. Nothing of the page's elements is changed by it. */
export function markPassages(passage: string, shown: number | null): void {
  if (!('highlights' in CSS)) return; // then the line that is shown has the focus ring alone
  CSS.highlights.delete('talk-found');
  CSS.highlights.delete('talk-shown');
  const needle = passage.toLowerCase();
  if (needle === '') return;
  const found: Range[] = [];
  const here: Range[] = [];
  for (const line of document.querySelectorAll('.log .msg, .log .aside')) {
    const ranges = line.id === `line-${shown}` ? here : found;
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) ranges.push(...rangesIn(text, needle));
  }
  CSS.highlights.set('talk-found', new Highlight(...found));
  CSS.highlights.set('talk-shown', new Highlight(...here));
}

function rangesIn(text: Node, needle: string): Range[] {
  const content = (text.textContent ?? '').toLowerCase();
  if (content.length !== text.textContent?.length) return []; // letters that change their length: the places would be others
  const ranges: Range[] = [];
  for (let at = content.indexOf(needle); at >= 0; at = content.indexOf(needle, at + needle.length)) {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + needle.length);
    ranges.push(range);
  }
  return ranges;
}
