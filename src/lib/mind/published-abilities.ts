import type { PublishedPattern } from './pattern-form';

/** Sentences about alarms, searching and settings: the third part of all the words that rules read. */
export const publishedAbilities: readonly PublishedPattern[] = [
  {
    id: 'alarms',
    use: 'sentence',
    en: {
      examples: ['Show my alarms', 'Which alarms are set?'],
      does: 'Lists the alarms.',
      sentences: [
        '(list|show)[ me][ all][ my| the] alarms',
        '[my ]alarms',
        'which alarms (are there|are set|do i have)',
      ],
    },
    ja: {
      examples: ['アラームを見せて', 'アラームの一覧'],
      does: 'アラームを並べます。',
      sentences: [
        'アラーム[一覧|の一覧]',
        'アラーム[の]一覧を(見せて|教えて)[ください]',
        'アラームを(見せて|教えて)[ください]',
        'どんなアラームが(ある|あります)[の][か]',
      ],
    },
  },
  {
    id: 'alarm_cancel',
    use: 'sentence',
    en: {
      examples: ['Cancel the alarm A12', 'Cancel the 7:30 alarm'],
      does: 'Cancels that alarm, after your y. More than one that fits, or none: asks which.',
      sentences: [
        '[(can|could|will|would) you ][please ](cancel|delete|remove|turn off)[ the| my] (alarm|reminder)[ {text}]',
        '[(can|could|will|would) you ][please ](cancel|delete|remove|turn off)[ the| my] {text} (alarm|reminder)[ please]',
        '[(can|could|will|would) you ][please ](cancel|delete|remove|turn off) {id}[ please]',
        '[(can|could|will|would) you ][please ](cancel|delete|remove|turn off)[ all][ the| my] (alarms|reminders)',
      ],
    },
    ja: {
      examples: ['アラームA12を取り消して', '7時半のアラームを取り消して'],
      does: '承認を得て、そのアラームを取り消します。一つに決まらないときは、どれかを尋ねます。',
      sentences: [
        'アラームを[全部|すべて|全て](取り消して|消して|削除して|解除して|キャンセルして|やめて|止めて)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]',
        'アラーム[の]{text}を(取り消して|消して|削除して|解除して|キャンセルして|やめて|止めて)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]',
        '{text}のアラームを(取り消して|消して|削除して|解除して|キャンセルして|やめて|止めて)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]',
        '{id}を(取り消して|消して|削除して|解除して|キャンセルして|やめて|止めて)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]',
      ],
    },
  },
  {
    id: 'alarm_change',
    use: 'sentence',
    en: {
      examples: ['Move the alarm A12 to 8:00', 'Change the walk alarm to 1 pm', 'Make the alarm 1 pm instead of 12:45'],
      does: 'Gives that alarm another time, after your y. More than one that fits, or none: asks which.',
      sentences: [
        '[(can|could|will|would) you ][please ](move|change|shift|reschedule|update|push|delay|make|set|put)[ (the|my|an|a)] (alarm|reminder)[ (to|for|at)] {text} (instead of|rather than) {alarm}[ please]',
        '[(can|could|will|would) you ][please ](move|change|shift|reschedule|update|push|delay|make|set|put)[ (the|my|an|a)] (alarm|reminder)[ (to|for|at)] {text} instead[ please]',
        '[(can|could|will|would) you ][please ](move|change|shift|reschedule|update|push|delay|make|set|put)[ the| my] {alarm} (alarm|reminder)[ (to|for|at)] {text} (instead|instead of {words}|rather than {words})[ please]',
        '[(can|could|will|would) you ][please ](move|change|shift|reschedule|update|push|delay)[ the time (of|for)][ the| my] (alarm|reminder)[ (called|named|for|at|from)] {alarm} to {text}',
        '[(can|could|will|would) you ][please ](move|change|shift|reschedule|update|push|delay|make|set|put) {id} (to|for|at) {text}',
        '[(can|could|will|would) you ][please ](move|change|shift|reschedule|update|push|delay)[ the time (of|for)][ the| my] (alarm|reminder)[ (to|for|at)] {text}',
        '[(can|could|will|would) you ][please ]make (the|my) (alarm|reminder)[ (to|for|at)] {text}',
        '[the |my ]{alarm} (alarm|reminder) (should|must) (be|ring)[ (at|for)] {text}',
        '[(can|could|will|would) you ][please ](move|change|shift|reschedule|update|push|delay)[ the time (of|for)][ the| my] {alarm} (alarm|reminder)[ back| forward] (to|for|at) {text}',
        '[(can|could|will|would) you ][please ](set|put|make) (the|my) {alarm} (alarm|reminder)[ back| forward] (to|for|at) {text}',
        '[(can|could|will|would) you ][please ]make (the|my) {alarm} (alarm|reminder) {text}',
      ],
    },
    ja: {
      examples: ['アラームA12を8時に変えて', '散歩のアラームを13時に変えて', 'アラームを12時45分ではなく13時にして'],
      does: '承認を得て、そのアラームの時刻を変えます。一つに決まらないときは、どれかを尋ねます。',
      sentences: [
        '[やっぱり|やはり|いや|いえ|すみません][、](アラーム|リマインダー)[の(時刻|時間)](を|は){alarm}(ではなく|でなく|じゃなく|じゃなくて)[、]{text}((に|へ)(変えて|変更して|ずらして|移して|早めて|遅らせて|して)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]|(で|に)(お願い|お願いします))',
        '[やっぱり|やはり|いや|いえ|すみません][、](アラーム|リマインダー)[の(時刻|時間)]を{alarm}から{text}((に|へ)(変えて|変更して|ずらして|移して|早めて|遅らせて|して)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]|(で|に)(お願い|お願いします))',
        '[やっぱり|やはり|いや|いえ|すみません][、]{alarm}の(アラーム|リマインダー)[の(時刻|時間)](を|は){text}((に|へ)(変えて|変更して|ずらして|移して|早めて|遅らせて|して)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]|(で|に)(お願い|お願いします))',
        '[やっぱり|やはり|いや|いえ|すみません][、](アラーム|リマインダー)[の]{alarm}[の(時刻|時間)](を|は){text}((に|へ)(変えて|変更して|ずらして|移して|早めて|遅らせて|して)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]|(で|に)(お願い|お願いします))',
        '[やっぱり|やはり|いや|いえ|すみません][、](アラーム|リマインダー)[の(時刻|時間)][を|は]{text}((に|へ)(変えて|変更して|ずらして|移して|早めて|遅らせて|して)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]|(で|に)(お願い|お願いします))',
        '[やっぱり|やはり|いや|いえ|すみません][、]{text}(に|へ)(アラーム|リマインダー)[の(時刻|時間)]を(変えて|変更して|ずらして|移して)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]',
        '[やっぱり|やはり|いや|いえ|すみません][、]{id}を{text}((に|へ)(変えて|変更して|ずらして|移して|早めて|遅らせて|して)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]|(で|に)(お願い|お願いします))',
      ],
    },
  },
  {
    id: 'snooze',
    use: 'sentence',
    en: {
      examples: ['Snooze', 'Snooze for 5 minutes'],
      does: 'Lets the alarm that rang ring again, after your y. The button under it asks nothing.',
      sentences: ['snooze[ it][ for][ {text}]'],
    },
    ja: {
      examples: ['スヌーズ', '5分スヌーズして'],
      does: '承認を得て、鳴ったアラームをもう一度鳴らします。下のボタンなら尋ねません。',
      sentences: [
        'スヌーズ[して][ください]',
        '{text}スヌーズ[して][ください]',
        '{text}(後に|後)もう一度鳴らして[ください]',
      ],
    },
  },
  {
    id: 'alarm_set',
    use: 'sentence',
    en: {
      examples: [
        'Remind me at 18:00 to water the plants',
        'Tell me at nine tomorrow',
        'In 20 minutes remind me to stretch',
        'Set an alarm every Monday at 9 for the team call',
        'Timer 20 minutes',
      ],
      does: 'Sets an alarm, after your y. It rings while a tab is open.',
      sentences: [
        '[(can|could|will|would) you ][please ](set|make|add|create|give me)[ me][ an| a| the| my] (alarm|reminder|timer) {text}',
        '[(can|could|will|would) you ][please ]remind me {text}',
        '[(can|could|will|would) you ][please ](tell|notify|alert|ping|buzz) me {time}',
        '{time}[,][ please] (remind|tell|notify|alert|ping|buzz) me[ (to|that|about|of) {text}]',
        '(alarm|timer|reminder)[:] {text}',
      ],
    },
    ja: {
      examples: [
        '18時に水やりを知らせて',
        '明日の9時に教えて',
        '毎週月曜9時に会議のアラームをかけて',
        '20分のタイマー',
      ],
      does: '承認を得て、アラームをかけます。タブが開いている間に鳴ります。',
      sentences: [
        '{time}[と|って|ことを|のを](教えて|知らせて|声をかけて|呼んで|通知して|リマインドして|思い出させて)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]',
        '{text}[に|の](アラーム|タイマー|リマインダー)[を](かけて|掛けて|設定して|セットして|セット|鳴らして|入れて|つけて|作って|お願い|お願いします|お願いいたします|頼む|頼みます)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]',
        '{time}(アラーム|タイマー|リマインダー)[を][して|よろしく][ください|ほしい|ほしいです]',
        '(アラーム|タイマー|リマインダー)を{time}(かけて|掛けて|設定して|セットして|鳴らして|入れて|つけて|作って|お願い|お願いします|頼む|頼みます)[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]',
        '(アラーム|タイマー|リマインダー)を{text}で(かけて|設定して|セットして|お願い|お願いします)[ください]',
        '{text}[を|と|って](知らせて|お知らせして|リマインドして|思い出させて)[ください]',
        '{text}のタイマー',
        '(アラーム|タイマー|リマインダー)(:|、| ){text}',
      ],
    },
  },
  {
    id: 'wake',
    use: 'sentence',
    en: {
      examples: ['Wake me at 7:30 tomorrow', 'Wake me up every day at six'],
      does: 'Sets an alarm to wake you, after your y. It rings while a tab is open.',
      sentences: ['[(can|could|will|would) you ][please ]wake me[ up] {text}', '{time}[,][ please] wake me[ up]'],
    },
    ja: {
      examples: ['明日の7時半に起こして', '3時に起こして'],
      does: '承認を得て、起きる時刻のアラームをかけます。タブが開いている間に鳴ります。',
      sentences: ['{text}[に]起こして[ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]'],
    },
  },
  {
    id: 'recall',
    use: 'sentence',
    en: {
      examples: ['What did I say about bees?', 'When did I mention the library?'],
      does: 'Searches what you said and your notes, after your y; each place with its number or path and its date.',
      sentences: [
        'what (did|have) (i|we) (say|said|write|written|tell you|told you|note|noted)[ down] about {text}',
        'when did i (say|mention|write)[ about| down] {text}',
      ],
    },
    ja: {
      examples: ['ハチのことで何を書いた？', '図書館について何を言いましたか'],
      does: '承認を得て、あなたの発言とノートから探します。番号かパスと、日付を示します。',
      sentences: [
        '{text}(のことで|のことを|のこと|について|に関して)[、][私は|わたしは|前に](何|なに)(を|て|と)(書いた|書きました|言った|言いました|話した|話しました|メモした|メモしました)[っけ|か|の|のか]',
        'いつ{text}(のこと|について)を[書いた|書きました|言った|言いました|話した|話しました][っけ|か|の|のか]',
      ],
    },
  },
  {
    id: 'search',
    use: 'sentence',
    en: {
      examples: ['Search for hive', 'Find the recipe in my notes'],
      does: 'Searches log and notes, after your y.',
      sentences: [
        'search[ the log| my notes] for {text}',
        'find {text} in (my notes|the log)',
        'what do you (know|remember) about {text}',
      ],
    },
    ja: {
      examples: ['巣箱を探して', 'レシピを検索して'],
      does: '承認を得て、記録とノートから探します。',
      sentences: [
        '{text}を(探して|さがして|検索して|検索)[ください]',
        '{text}について(何|なに)を(知って|覚えて)[い](る|ます)[の][か]',
        '検索(:|、){text}',
      ],
    },
  },
  {
    id: 'mood_off',
    use: 'sentence',
    en: {
      examples: ['Turn off mood influence'],
      does: 'Takes the mood out of all decisions, after your y. /undo takes it back.',
      sentences: ['(turn|switch) off[ the] mood[ influence]', '(turn|switch)[ the] mood[ influence] off'],
    },
    ja: {
      examples: ['気分の影響を切って'],
      does: '承認を得て、判断から気分を外します。/undo で戻せます。',
      sentences: ['気分[の影響]を(切って|オフにして|なくして)[ください]', '気分[の影響]オフ'],
    },
  },
  {
    id: 'mood_on',
    use: 'sentence',
    en: {
      examples: ['Turn on mood influence'],
      does: 'Lets the mood count in decisions again, after your y.',
      sentences: ['(turn|switch) on[ the] mood[ influence]', '(turn|switch)[ the] mood[ influence] on'],
    },
    ja: {
      examples: ['気分の影響を入れて'],
      does: '承認を得て、判断に気分を入れます。',
      sentences: ['気分[の影響]を(入れて|オンにして|戻して)[ください]', '気分[の影響]オン'],
    },
  },
  {
    id: 'heartbeat',
    use: 'sentence',
    en: {
      examples: ['Heartbeat 2 minutes'],
      does: 'Changes how often I look by myself whether something is due, after your y.',
      sentences: ['[(set|change)[ the] ]heartbeat[ to| every] {text}'],
    },
    ja: {
      examples: ['ハートビートを2分にして'],
      does: '承認を得て、自分から確かめる間隔を変えます。',
      sentences: ['ハートビート[を|は|:]{text}[にして|に変えて|おきにして|ごとにして][ください]'],
    },
  },
  {
    id: 'turns_an_hour',
    use: 'sentence',
    en: {
      examples: ['Turns an hour 300'],
      does: 'Changes how many turns of my own an hour may have, after your y.',
      sentences: ['[(set|change)[ the] ]turns (an|per) hour[ to] {text}'],
    },
    ja: {
      examples: ['1時間のターン数を300にして'],
      does: '承認を得て、1時間に自分で進めるターン数の上限を変えます。',
      sentences: ['[1時間の]ターン数[を|は]{text}にして[ください]'],
    },
  },
  {
    id: 'lab',
    use: 'sentence',
    en: {
      examples: ['Live in the Lab', 'lab start --preset standard --seed 7'],
      does: 'Lives some time in the Lab’s small world, by its rules. Stop stops it; `lab stop` ends it.',
      sentences: ['[please ]live in the lab', '[/]lab start[ {text}]'],
    },
    ja: {
      examples: ['ラボで暮らして', 'lab start --preset standard --seed 7'],
      does: 'ラボの小さな世界で、しばらく暮らします。「停止」で止まり、lab stop で終わります。',
      sentences: ['ラボで(暮らして|暮らす|生きて|生きる)[ください]', '[/]lab start[ {text}]'],
    },
  },
];
