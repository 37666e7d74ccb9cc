export const recommended = {
  title: 'Jobs chosen for you',
  from: '{{name}} chose these jobs for you on {{day}}.',
  fromUs: 'We chose these jobs for you on {{day}}.',
  back: 'All jobs',
  again: 'Why you read about it again:',
  talk: 'You have a career talk on {{when}} (Japan time). Say then which of these jobs you like.',
  gone_one: '{{count}} job of this mail is no longer offered.',
  gone_other: '{{count}} jobs of this mail are no longer offered.',
  noneTitle: 'These jobs are no longer offered',
  noneText: 'There may be others that suit you.',
  toJobs: 'Look for jobs',
};
