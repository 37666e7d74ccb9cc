export const top = {
  title: 'Jobs in Japan for international students',
  hero: {
    heading: 'Your first step into a career in Japan',
    lead: 'Find companies that want international students, apply in your own words, and hand in a Japanese resume that a mentor has checked with you.',
    signUp: 'Sign up, it is free',
    logIn: 'I have an account',
  },
  claims: {
    heading: 'Tabidachi in numbers',
    partner_firms: { value: '{{count}}+', label: 'partner firms' },
    companies_to_apply: { value: '{{count}}+', label: 'companies you can apply to' },
    resume_days: { value: '{{count}} days', label: 'until your resume is filled in' },
    minutes: { value: '{{count}} minutes', label: 'to sign up' },
  },
  steps: {
    heading: 'How it works',
    search: {
      title: 'Find a job that fits',
      text: 'Every job says which level of Japanese it really needs, what it pays at your level, and whether you may apply at all.',
    },
    write: {
      title: 'Write it in your words',
      text: 'We explain what each question wants to know and offer openings. English is fine where the company takes it.',
    },
    mentor: {
      title: 'A mentor checks it',
      text: 'Your mentor corrects the Japanese. You see every change and nothing is sent before you agree.',
    },
    result: {
      title: 'Hear back, always',
      text: 'You see where your application is, who has the next step and by when. We practise the interview with you.',
    },
  },
  jobs: {
    heading: 'New jobs',
    all: 'See all jobs',
    empty: 'New jobs are on their way. Sign up and be the first to see them.',
  },
  closing: {
    heading: 'Ready to set out?',
    text: 'Five minutes now, and your profile works for every application.',
  },
};
