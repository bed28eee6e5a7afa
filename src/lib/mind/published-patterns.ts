import type { PublishedPattern } from './pattern-form';
import { publishedAbilities } from './published-abilities';
import { publishedPhrases } from './published-phrases';

/**
 * All the words that rules read: nothing else in a message is ever compared. In order: the first that fits counts.
 * /commands and the y and n of an approval are read by the cycle itself.
 */
export const publishedPatterns: readonly PublishedPattern[] = [
  {
    id: 'greeting',
    use: 'sentence',
    en: {
      examples: ['Hello', 'Good morning'],
      does: 'Greets back and says what is open.',
      sentences: ['(hi|hello|hey|good morning|good afternoon|good evening)[ there]'],
    },
    ja: {
      examples: ['こんにちは', 'おはようございます'],
      does: '挨拶を返し、今の状況を伝えます。',
      sentences: ['(こんにちは|こんばんは|おはよう[ございます]|はじめまして|やあ)'],
    },
  },
  {
    id: 'thanks',
    use: 'sentence',
    en: {
      examples: ['Thank you', 'Thanks a lot'],
      does: 'Answers, and goes on.',
      sentences: ['(thanks|thank you|many thanks)[ a lot| very much| so much]'],
    },
    ja: {
      examples: ['ありがとう', '助かりました'],
      does: '返事をして、続けます。',
      sentences: ['[どうも]ありがとう[ございます|ございました]', '助かりました', '助かった'],
    },
  },
  {
    id: 'go_on',
    use: 'sentence',
    en: {
      examples: ['Go on', 'Continue', 'OK'],
      does: 'Goes on with the plan, or says what it waits for.',
      sentences: [
        '(ok|okay|yes|go on|go ahead|continue|next|carry on|keep going)[[,] please| with the next[ one| task]]',
      ],
    },
    ja: {
      examples: ['続けて', '次へ', 'はい'],
      does: '計画を続けるか、何を待っているかを伝えます。',
      sentences: ['(続けて|つづけて|続き|次へ|次|進めて|先へ進んで|はい|うん|お願いします)[ください|お願いします]'],
    },
  },
  {
    id: 'help',
    use: 'sentence',
    en: {
      examples: ['What can you do?', 'Help', '/help'],
      does: 'Says what I am and which sentences I understand.',
      sentences: [
        '[/]help[ me]',
        'what can you do[ for me]',
        'what can i (say|ask)',
        "(who|what)( are you|'re you)",
        'how does this work',
        "what('s| is) this",
        'what (do|should|can) i do[ now| here]',
        'are you (an ai|a bot|a model|real)',
      ],
    },
    ja: {
      examples: ['何ができますか', 'ヘルプ', '/help'],
      does: '自分が何か、どんな文がわかるかを伝えます。',
      sentences: [
        '/help',
        'ヘルプ',
        '使い方[は|を教えて[ください]]',
        '[あなたは]何(ができる|ができます|をしてくれる|をしてくれます)[の][か]',
        'あなたは(誰|何)[ですか|なの]',
        '(誰|何者)ですか',
        'これは何[ですか|なの]',
        '(どうすれば|何をすれば)(いい|いいですか|いいの|よいですか)',
      ],
    },
  },
  {
    id: 'explain',
    use: 'sentence',
    en: {
      examples: ['What do you mean?', 'Why do you ask?', 'I don’t understand'],
      does: 'Says what the open question is for, with an example of an answer. The question stays.',
      sentences: [
        'what do you mean[ (by|with) (that|this|it)| (by|with) the question]',
        'what does (that|this|it) mean',
        'why[ do you ask[ me]| are you asking[ me]][ that| this]',
        'why do you (want|need|have) to know[ that| this]',
        "what('s| is| are) (that|this|it|the question) for",
        'what for',
        "i (don't|do not) (understand|get)[ that| this| it| the question| what you mean]",
        'what (should|shall|can|do) i (write|say|answer)[ here| now]',
        '[(give|show) me |for ][an ]example',
        'like what',
        '(what|huh|pardon)',
      ],
    },
    ja: {
      examples: ['どういう意味？', 'なぜ聞くの？', '意味がわかりません'],
      does: '開いている質問が何のためかを、答えの例と一緒に伝えます。質問は残ります。',
      sentences: [
        '[それは|これは](どういう|どんな)(意味|こと)[なの|なん][です][か|の]',
        '[それは](どういう|どんな)(意味|こと)(でしょうか|なのでしょうか)',
        '[それは|これは](なぜ|なんで|何で|どうして)[そんなこと[を]|それを|これを|そう](聞く|きく|尋ねる|聞いてる|聞いている|訊く|知りたい)[の|ん][です][か]',
        '[それは|これは](なぜ|なんで|何で|どうして)[ですか]',
        '[質問の]意味が(わからない|分からない|わかりません|分かりません)',
        '[それは|これは]何のため[に聞く][の|なの][です][か]',
        '(何|なに|なん)(を|て|と)(書けば|答えれば|言えば)(いい|よい)[の][です][か]',
        '[何か]例を(見せて|教えて|挙げて|あげて)[ください]',
        '(たとえば|例えば|え|えっ|何)',
      ],
    },
  },
  {
    id: 'status',
    use: 'sentence',
    en: {
      examples: ['How far are you?', 'What are you doing?', '/status'],
      does: 'Says how many tasks are done and which comes next.',
      sentences: [
        '[/]status',
        'progress',
        'how far (are you|is it|have you come)',
        'how is it going',
        'what are you (doing|working on)[ now]',
        'what is (next|open|left)',
        "what's (next|open|left)",
      ],
    },
    ja: {
      examples: ['どこまで進みましたか', '今何をしていますか', '/status'],
      does: '済んだタスクの数と、次のタスクを伝えます。',
      sentences: [
        '/status',
        '(状況|進捗|進み具合|調子)[は|はどう|はどうですか|を教えて[ください]]',
        'どこまで(進んだ|進みました|進んでいる|進んでいます|できた|できました)[の][か]',
        '今[は]何をして(いる|います|る)[の][か]',
        '次は[何[ですか]]',
      ],
    },
  },
  {
    id: 'purpose',
    use: 'sentence',
    en: {
      examples: ['What is my purpose?', 'Show me the plan'],
      does: 'Tells the purpose, its goals and their tasks.',
      sentences: [
        'what (is|are) (my|your|the|our) (purpose|plan|goal|goals|tasks)',
        "what's (my|your|the|our) (purpose|plan|goal|goals|tasks)",
        "what('s| is) (on|in) (my|your|the|our) plan[ now| today]",
        "what('s| is) planned",
        '(tell|show) me[ about] (my|your|the|our) (purpose|plan|goals|tasks)',
        '[show[ me]] (my|your|the) (purpose|plan|goals|tasks)',
      ],
    },
    ja: {
      examples: ['目的は何ですか', '計画を見せて'],
      does: '目的とゴール、タスクを伝えます。',
      sentences: [
        '[今の|私の](目的|計画|プラン|ゴール|目標|タスク)は[何|どう[なって[い]る|なって[い]ます]][ですか|か|だっけ]',
        '[今の|私の](目的|計画|プラン|ゴール|目標|タスク)を(見せて|教えて)[ください]',
      ],
    },
  },
  {
    id: 'notes',
    use: 'sentence',
    en: {
      examples: ['Show my notes', 'Which notes are there?'],
      does: 'Lists the notes by name and size.',
      sentences: ['[list|show][ me][ all][ my| the] notes', 'which notes (are there|do you have|have you written)'],
    },
    ja: {
      examples: ['ノートを見せて', 'ノートの一覧'],
      does: 'ノートの名前と大きさを並べます。',
      sentences: [
        '(ノート|メモ)[一覧|の一覧]',
        '(ノート|メモ)[の]一覧を(見せて|教えて)[ください]',
        '(ノート|メモ)を見せて[ください]',
        'どんな(ノート|メモ)が(ある|あります)[の][か]',
      ],
    },
  },
  {
    id: 'today',
    use: 'sentence',
    en: {
      examples: ['What is the date today?', 'Which day is it?'],
      does: 'Tells the date on this device.',
      sentences: [
        "what('s| is) the date[ today]",
        "what('s| is) today[ 's date|'s date]",
        '(what|which) day is (it|today)',
        "today's date",
      ],
    },
    ja: {
      examples: ['今日は何日ですか', '今日の日付'],
      does: 'この端末の日付を伝えます。',
      sentences: [
        '今日は(何日|何曜日|何月何日)[ですか|だっけ|か]',
        '今日の(日付|曜日)[は[何ですか]|を教えて[ください]]',
      ],
    },
  },
  {
    id: 'reached',
    use: 'sentence',
    en: {
      examples: ['The purpose is reached', 'It is done'],
      does: 'Asks what comes now: the next goal, a new purpose, or rest.',
      sentences: [
        '(my|the) (purpose|goal) (is|has been) (reached|done)',
        "(it is|it's|its) (reached|done)",
        '[yes[,]] reached',
        'reached',
        'i (have done it|did it|have reached it)',
      ],
    },
    ja: {
      examples: ['目的は達成しました', '達成しました'],
      does: '次のゴール、新しい目的、休むのどれにするかを尋ねます。',
      sentences: ['[目的(は|を)|もう](達成|完了)(した|しました|です|済み)', '目的は(終わった|終わりました)'],
    },
  },
  {
    id: 'not_reached',
    use: 'sentence',
    en: {
      examples: ['Not yet', 'The purpose is not reached'],
      does: 'Asks what is still missing, for the next goal.',
      sentences: [
        '[no[,]] not (reached|done|yet)[ yet]',
        'not (reached|done|yet)[ yet]',
        "(my|the) (purpose|goal) (is not|isn't) (reached|done)[ yet]",
      ],
    },
    ja: {
      examples: ['まだです', '目的はまだ達成していません'],
      does: '次のゴールのために、足りないものを尋ねます。',
      sentences: ['[いいえ[、]][目的は]まだ[です|達成して[い]ない|達成して[い]ません]'],
    },
  },
  {
    id: 'give_up',
    use: 'sentence',
    en: {
      examples: ['I give up', 'Forget the purpose'],
      does: 'Says how a task or the whole purpose is given up. Nothing is given up by the words alone.',
      sentences: [
        '[please ]call (it|this|that|everything|the (purpose|goal|plan)) (off|quits)',
        '[i ](give|gave)[ it| this| that] up[ on (it|this|that|the purpose)]',
        'i (want|would like) to (give[ it| this] up|give up[ on (it|this|the purpose)]|quit|stop[ it| this])',
        '[no[,] ](my|the|this) (purpose|goal|plan) is (over|off|cancelled|canceled)',
        '(forget|cancel|end|abandon|give up|drop) (my|the|this) (purpose|goal|plan)',
        '(forget it|stop everything|drop everything)',
      ],
    },
    ja: {
      examples: ['あきらめます', '目的をやめたい'],
      does: 'タスクや目的のやめ方を伝えます。この言葉だけでは何もやめません。',
      sentences: [
        '[もう|やっぱり|やはり][この](目的|計画|ゴール)(を|は)[もう](あきらめ|諦め)(る|た|ます|ました|たい|たいです)',
        '[もう|やっぱり|やはり][この](目的|計画|ゴール)(を|は)[もう](やめる|やめます|やめた|やめました|やめたい|やめたいです|取り消す|取り消します|終わりにする|終わりにします|中止する|中止します)',
        '[もう|やっぱり|やはり](あきらめ|諦め)(る|た|ます|ました|たい|たいです)',
        '[もう|やっぱり|やはり](やめます|やめたい|やめたいです|やめました)',
      ],
    },
  },
  ...publishedAbilities,
  {
    id: 'read_note',
    use: 'sentence',
    en: {
      examples: ['Read bees/goal.md'],
      does: 'Reads that note, after your y.',
      sentences: ['(read|open|show)[ me][ the note| note] {path}'],
    },
    ja: {
      examples: ['ミツバチ/目標.mdを読んで'],
      does: '承認を得て、そのノートを読みます。',
      sentences: ['[ノート[の]]{path}を(読んで|開いて|見せて)[ください]'],
    },
  },
  {
    id: 'delete_note',
    use: 'sentence',
    en: {
      examples: ['Delete bees/goal.md'],
      does: 'Deletes that note, after your y.',
      sentences: ['(delete|remove)[ the note| note] {path}'],
    },
    ja: {
      examples: ['ミツバチ/目標.mdを削除して'],
      does: '承認を得て、そのノートを削除します。',
      sentences: ['[ノート[の]]{path}を(消して|削除して|削除)[ください]'],
    },
  },
  {
    id: 'write_note',
    use: 'sentence',
    en: {
      examples: ['Note: buy sugar for the hive', 'Write down call the library'],
      does: 'Adds the words to the note of the day, after your y.',
      sentences: [
        '(note|memo): {text}',
        '(note|write|jot) [this |that ]down[:|,] {text}',
        'make a note[:| of] {text}',
        'write a note[:|,] {text}',
      ],
    },
    ja: {
      examples: ['メモ：砂糖を買う', '図書館に電話するとメモして'],
      does: '承認を得て、その日のノートに書き足します。',
      sentences: [
        '(メモ|ノート)(:|、){text}',
        '{text}と(メモ|ノートに書い|書き留め)(して|ておいて|て)[おいて][ください]',
        '{text}をメモして[おいて][ください]',
      ],
    },
  },
  {
    id: 'new_purpose',
    use: 'sentence',
    en: {
      examples: [
        'My purpose is to finish the essay by 4 December',
        'New purpose: learn to bake bread',
        '/purpose learn to bake bread',
      ],
      does: 'Sets a new purpose and asks what the plan needs.',
      sentences: [
        '(my|your|the)[ new] (purpose|goal) is[ now][:] {text}',
        '[new ](purpose|goal): {text}',
        '/purpose {text}',
        'change (the|my|your) purpose to[:] {text}',
      ],
    },
    ja: {
      examples: [
        '目的は論文を12月4日までに仕上げることです',
        '新しい目的：パン作りを覚える',
        '/purpose パン作りを覚える',
      ],
      does: '新しい目的にして、計画に要ることを尋ねます。',
      sentences: [
        '/purpose {text}',
        '[新しい](目的|目標):{text}',
        '[新しい|次の|私の](目的|目標)は[、]{text}(です|だ)',
        '目的を{text}に(変えて|変更して|変更|して)[ください]',
      ],
    },
  },
  ...publishedPhrases,
];
