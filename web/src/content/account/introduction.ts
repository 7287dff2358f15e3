/** The sample traveller's introduction on her profile. */
export const introduction = [
  'I started on a borrowed 350 in the hills behind Shimla and have been looking for the next pass since. I like long days, early starts, and tea at every place that sells it.',
  'Leh was the first place where I slept badly and woke up happy. Next on my list: the dark sky over Hanle, and one road that I have not yet seen on any map.',
] as const
