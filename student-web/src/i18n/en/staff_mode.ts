export const staff_mode = {
  title: 'Mark this browser as staff',
  lead: 'Page views of staff are not counted as students’. This changes what is counted, and gives no rights.',
  gid: 'Analytics id of this browser',
  register: 'Register this browser',
  check: 'Check this id',
  unknown: 'This id is not registered. Log in as staff to register it.',
  done: 'This browser is marked as staff.',
};
