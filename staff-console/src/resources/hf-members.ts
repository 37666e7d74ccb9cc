import { hfMember } from '../../../domain/entities/hf-member.ts';
import { describe } from '../described/describe.ts';

/** Members of staff. */
export default describe('hf_members', hfMember, {
  words: 'office.members',
  createdBy: 'manager',
  defaults: { role: 'mentor', is_active: true, is_manager_of_applications: false },
  nameOf: (row, { pick }) => pick(row.names) || row.email,
  choices: { role: (role) => `office.members.roles.${role}` },
  list: {
    sort: ['id', 'ASC'],
    filters: ['role', 'is_active'],
    columns: [
      {
        id: 'name',
        label: 'office.members.name',
        render: (row, { pick }) => pick(row.names) || row.email,
      },
      'email',
      { field: 'phone_num', id: 'phone', isOptional: true },
      'role',
      {
        field: 'is_manager_of_applications',
        id: 'all',
        render: (row, { t }) =>
          t(row.role === 'manager' || row.is_manager_of_applications ? 'form.yes' : 'form.no'),
      },
      { field: 'is_active', id: 'active' },
    ],
  },
  form: [
    {
      title: 'office.members.rights',
      hint: 'office.members.rights_hint',
      fields: ['email', 'role', 'is_manager_of_applications', 'is_active'],
    },
    {
      title: 'office.members.names',
      hint: 'office.members.names_hint',
      fields: [
        'last_name_ja',
        'first_name_ja',
        'first_name_en',
        'last_name_en',
        'nickname_ja',
        'nickname_en',
      ],
    },
    { title: 'office.members.contact', fields: ['phone_num', 'slack_id', 'trello_id', 'calendar_id'] },
  ],
});
