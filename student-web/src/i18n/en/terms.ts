export const terms = {
  title: 'Terms of service',
  lead: 'These terms say what you may expect of Tabidachi and what we expect of you. We keep them short so that they can be read.',
  service: {
    title: 'What we do',
    text: 'We introduce jobs in Japan to international students, help you write a Japanese resume together with a mentor, hand it to the company, and tell you the result.',
  },
  who: {
    title: 'Who can use it',
    text: 'The service is for people who hold a valid Japanese residence status or who will soon visit or study in Japan. If you live outside Japan you may use courses, articles and events, but not job introductions.',
  },
  account: {
    title: 'Your account',
    text: 'One person has one account. Keep your password to yourself and tell us at once if somebody else uses your account.',
  },
  fees: {
    title: 'Fees',
    text: 'Students pay nothing, neither for looking, nor for applying, nor for being hired.',
  },
  truth: {
    title: 'Truthful information',
    text: 'What you write in your profile and resume must be true. A company may withdraw an offer that rests on false information. A mentor may correct your wording only if you allow it, and nothing is sent to a company before you have seen it and agreed.',
  },
  data: {
    title: 'Your data',
    text: 'We use your data to introduce jobs, to prepare applications and to keep the records the law asks for, for two years. A company receives your resume only when you apply there. Optional sensitive answers, such as health or dependants, are never printed on a resume by default and never leave for a company unless you ask for it.',
  },
  forbidden: {
    title: 'What is not allowed',
    text: 'Using other people’s data, applying in another person’s name, disturbing the service, or using it for anything but looking for work.',
  },
  liability: {
    title: 'Liability',
    text: 'Companies decide on their own whom they hire. We check job advertisements with care and correct mistakes as soon as we learn of them, but we cannot promise a result.',
  },
  changes: {
    title: 'Changes',
    text: 'When we change these terms we tell you beforehand by e-mail. Japanese law applies; the Japanese text is decisive.',
  },
};
