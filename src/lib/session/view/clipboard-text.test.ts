import { describe, expect, it } from 'vitest';
import { clipboardText } from './clipboard-text';

const answer = `# The plan

For **15 people**, see [the list](https://example.org/list) or https://example.org/all.

- [ ] Buy *bread*
- [x] Write
  - to Mia
  - to Jonas

2. first
3. then

> Said she

\`\`\`js
if (a < b) go();
\`\`\`

| Who | Euro |
|---|---:|
| Mia | 12 |

---
End`;

describe('an answer in Markdown, copied', () => {
  it('reads well as plain words, without its marks', () => {
    expect(clipboardText(answer).plain).toBe(`The plan

For 15 people, see the list (https://example.org/list) or https://example.org/all.

☐ Buy bread
☑ Write
  • to Mia
  • to Jonas

2. first
3. then

> Said she

if (a < b) go();

Who\tEuro
Mia\t12

—

End`);
  });

  it('keeps its look as HTML', () => {
    expect(clipboardText(answer).html).toBe(
      [
        '<h1>The plan</h1>',
        '<p>For <strong>15 people</strong>, see <a href="https://example.org/list">the list</a> or <a href="https://example.org/all">https://example.org/all</a>.</p>',
        '<ul><li>☐ Buy <em>bread</em></li><li>☑ Write<ul><li>to Mia</li><li>to Jonas</li></ul></li></ul>',
        '<ol start="2"><li>first</li><li>then</li></ol>',
        '<blockquote><p>Said she</p></blockquote>',
        '<pre><code>if (a &lt; b) go();</code></pre>',
        '<table><thead><tr><th>Who</th><th>Euro</th></tr></thead><tbody><tr><td>Mia</td><td>12</td></tr></tbody></table>',
        '<hr>',
        '<p>End</p>',
      ].join('\n'),
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '![x](https://evil.example/a.png)',
    '[x](https://evil.example/"onclick="alert(1))',
    '`</code><script>`',
  ])('holds nothing that runs or loads: %s', (text) => {
    const { html } = clipboardText(text);
    expect(html).not.toMatch(/<(?!\/?(?:p|code|a|pre|br)\b)/);
    expect(html.replaceAll(/ href="https:[^"]*"/g, '')).not.toMatch(/<[^>]*(?:on\w+=|src=|javascript:)/i);
  });

  it('of what cannot be shown as Markdown nothing is lost', () => {
    const deep = `${'> '.repeat(30)}deep`;
    expect(clipboardText(deep).plain).toContain('deep');
    expect(clipboardText('plain words').plain).toBe('plain words');
  });
});
