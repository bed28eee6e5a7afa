/** What differs from run to run or build to build, and by what it is replaced, in this order. */
const volatile: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, '‹date›'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,?\b/g, '‹day›'],
  [/\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*( \d{4})?\b/g, '‹date›'],
  [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(, \d{4})?\b/g, '‹date›'],
  [/(\d{4}年)?\d{1,2}月\d{1,2}日(（.）)?/g, '‹date›'],
  [/\b\d{1,2}:\d\d(:\d\d)?\b/g, '‹time›'],
  [/http:\/\/localhost:\d+/g, '‹host›'],
  [/- code: .*\.js$/gm, '- code: ‹script›'],
  [/\b[0-9a-f]{7,64}\b/g, '‹hash›'],
  [/\b[0-9a-f]{4} [0-9a-f]{4} … [0-9a-f]{4}\b/g, '‹hash›'],
  [/[\d.,]+ ?(B|KB|MB|GB|KiB|MiB|GiB|bytes|バイト)(?![A-Za-z])/g, '‹size›'],
  [/[\d.,]+ ?(ms|s|min|fps|Hz|Mbps|Mbit\/s|%|秒|ミリ秒|分)(?![A-Za-z])/g, '‹measure›'],
  [/\bv?\d+\.\d+\.\d+(\.\d+)?\b/g, '‹version›'],
  [/definition: (measuring|計測中)$/gm, 'definition: ‹size›'], // the browser takes its time with memory
  [/definition: "\d+"/g, 'definition: ‹count›'],
  [/\b\d+(?= requests?,| times|回|件、)/g, '‹count›'],
];

/** One line for each frame that took long: how many there were is chance. */
const longFrame =
  /^( *)- listitem: *("?‹measure› ago|"?‹measure›前).*\n|^( *)- listitem:\n\3 {2}- text: ‹measure›( ago|前).*\n(\3 {2}.*\n)*/gm;

/** A page's accessible tree without times, sizes, measured numbers, hashes and versions. */
export function makeNeutral(tree: string): string {
  return volatile.reduce((text, [what, mark]) => text.replace(what, mark), tree).replace(longFrame, '');
}
