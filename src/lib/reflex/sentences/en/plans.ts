import type { Sentence } from '../sentence';

export const plansEn: readonly Sentence[] = [
  {
    id: 'purpose_drop',
    examples: ['Drop my purpose', 'Forget the goal'],
    does: 'Drops the purpose, after asking about its goals.',
    forms: [
      '(drop|forget[ about]|delete|remove|cancel|abandon|scrap|end|give up[ on]|clear|take away|get rid of)[ (the|my|this|that|our)][ {text}] <purpose>[, {to}]',
      "i (give up[ on]|don't want|dont want|do not want|no longer want|don't need|no longer have)[ (the|my|this|that|a)][ {text}] <purpose>[ (anymore|any more)][, {to}]",
      '(no|without) <purpose>[ (anymore|any more|please|for now)]',
    ],
  },
  {
    id: 'purpose_rest',
    examples: ['Let the purpose rest', 'The goal is reached'],
    does: 'Lets the purpose rest, or marks it as reached.',
    forms: [
      '(give|put) (the|my|this|our) <purpose> (a rest|a break|on pause|on hold|on ice|to rest)[ {text}]',
      '(let|pause|rest|park|put)[ (the|my|this|our)][ {text}] <purpose>[ (rest|on hold|aside|on ice)][ (for a while|for now|a bit|for a bit)]',
      '[(the|my|this)] <purpose> (is|has been) (reached|done|finished|achieved|complete|over)',
      'i (have |)(reached|achieved|finished|made)[ (the|my|this)] <purpose>',
      "(i've|ive) (reached|achieved|finished)[ (the|my|this)] <purpose>",
      '(pause|rest) for (a while|now)',
    ],
  },
  {
    id: 'status',
    examples: ['How far are you?', 'What’s my purpose?'],
    does: 'Says the purpose, the plan, and what is next.',
    forms: [
      "(what( is|'s|s| was|)|show me|tell me|show|remind me what)[ (the|my|our|your|me)][ (current|present)] <purpose>[ (was|is)][ (right now|now|again|at the moment|currently|please)]",
      "(what( is|'s|s|)|show me|show|tell me)[ (the|my|our|your)][ (current|present)] (plan|plans|progress|status|next step|next task)[ (right now|now|again)]",
      'how far (are|is|have)[ (you|we|i|it|the plan)][ (got|come|along)]',
      '(status|progress|my plan|the plan|plan)',
      "what('s| is) (next|left|to do|open|the status)[ to do]",
      'what (should|do|must|can) i do (next|today|now)',
      'how (is|are)[ (the|my|our)] (plan|plans|goal|goals) (going|doing|coming along)',
      'do i have a <purpose>',
      '[(the|my)] <purpose>',
    ],
  },
  {
    id: 'purpose_set',
    examples: ['My purpose is to run a marathon', 'New goal: sleep better'],
    does: 'Sets it as the purpose.',
    forms: [
      '[<sorry>[,] ][(my|our|the|a|new|my new|the new|i have a|i have a new)] <purpose>[:][ (for|of) (this|the|next)( year| month| week| winter| summer| spring| autumn|)][ (is|should be|will be|shall be|would be|:|-|–|=|→|is to|is that)][ (to|that)] {text}',
      '(set|make|change|update|switch)[ (my|the|our|a)] <purpose>[:] (to |into |as |)[(be|to) ]{text}',
      'from now on[,] (the|my) <purpose>[ (i want to work towards|i have)] is[ to] {text}',
      'instead of {to} my <purpose> (is|should be|shall be|will be)[ to] {text}',
      '{text}[.|,|;| -| –] (make|set|take) (that|it|this)[ (as|to be)] (my|the|a)[ new] <purpose>',
      '(make|set|take) {text}[ (as|to be)] (my|the|a)[ new] <purpose>',
      'i want[ (my|a|the)] <purpose>[ for this (winter|year|month|summer|week)] to be {text}',
      "(i want|i would like|i'd like) to work (towards|on) {text}",
      '/purpose {text}',
    ],
  },
  {
    id: 'plan',
    examples: ['Plan my trip to Lisbon in March', 'I’m moving on 15 January, make a plan'],
    does: 'Makes a plan with steps, dates and a list: trip, party, moving, exam, habit, learning, job, writing, tidying, meeting.',
    forms: [
      '<makePlan>[ (for|to|of|so|on|about|that|how|around)][:] {text}',
      '(study|training|learning|practice|packing|moving|party|trip|travel|project|revision|exam|essay|meal|cleaning|application|meeting) plan[:][ (for|to|of|on)] {text}',
      '{text}[,|.|;|!| -| –] (<makePlan>|plan please|plan pls|help me plan|help|help me|plan|can you plan (it|that)|how do i start|where do i start|what do i need to do|any ideas)[ (it|that|this|for (me|us)|please|pls)]',
      '{text} (plan|checklist)[, {to}]',
      '{text} (need|needs|want) (a plan|planning)',
    ],
  },
  {
    id: 'plan_fact',
    examples: ['We’re 15 now, not 12'],
    does: 'Changes the number in the plan that was made last, after your y.',
    forms: [
      "[<sorry>[,]] [(we are|we're|were|it is|it's|there are|make it|there will be)] {text}[ (now|people now)][,] (not|instead of) {to}",
      "[<sorry>[,]] (we are|we're|there are|there will be|it's|its|it is) {text} now",
      "(we are|we're|there will be|make it) {text}",
    ],
  },
  {
    id: 'correct',
    examples: ['Not dentist, doctor'],
    does: 'Puts right what was done last, after your y.',
    forms: [
      '[<sorry>[,]] not[ the] {to}[,][ (but|the)] {text}',
      '[<sorry>[,]] [the] {text}[,] (not|instead of|rather than)[ the] {to}',
      '(i meant|i mean|oops i meant|sorry i meant|correction|make that)[:] {text}',
      '<sorry>[,] {text}',
      '{text} (actually|i mean|i meant|rather)',
    ],
  },
];
