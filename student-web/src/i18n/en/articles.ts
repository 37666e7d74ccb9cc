export const articles = {
  title: 'Articles',
  lead: 'Living, studying and looking for work in Japan: what students ask us most.',
  empty: 'There are no articles yet',
  forMembers: 'With a part for members',
  back: 'All articles',
  membersPart: 'This article goes on for members. Signing up is free.',
  signUp: 'Sign up and read on',
  logIn: 'Log in',
};
