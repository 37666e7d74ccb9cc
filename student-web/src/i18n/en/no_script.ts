/** For browsers without JavaScript: only the server writes it, so no browser loads it. */
export const no_script = {
  title: 'This page needs JavaScript',
  whole:
    'Searching for jobs, applying, signing up and logging in need JavaScript. Turn it on in the settings of your browser and load this page again.',
  part: 'You can read this page without JavaScript. Searching for jobs, applying, signing up and logging in need it: turn it on in the settings of your browser.',
  read: 'To read without JavaScript',
  languages: 'Languages',
};
