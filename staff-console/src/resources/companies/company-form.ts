import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import type { company } from '../../../../domain/entities/company.ts';
import type { Tabs } from '../../described/form-types.ts';
import { formatDay } from '../../lib/short-dates.ts';
import {
  ImageInputs,
  ImagesNotice,
  JoinableMonths,
  LogoInput,
  MainOfficeSwitch,
  MainPersonSwitch,
  MapLink,
  PostalCodeInput,
} from './inputs.tsx';

const personName = (row: { first_name?: string | null; last_name?: string | null; email?: string | null }) =>
  [row.last_name, row.first_name].filter(Boolean).join(' ') || (row.email ?? '');

/** The form of a company in parts, the same for a new one. */
export const COMPANY_TABS: Tabs<'companies', typeof company.fields> = {
  label: 'companies.tabs_label',
  parts: [
    {
      label: 'companies.tabs.basic',
      sections: [
        {
          title: 'companies.tabs.basic',
          fields: [
            'official_name',
            { render: LogoInput, fields: ['logo_file_id'] },
            'contract_num',
            'company_channel_id',
            'establishment_nendo_year',
            'is_interested_in_internship',
            'industry_sector_ids',
          ],
        },
      ],
    },
    {
      label: 'companies.tabs.words',
      sections: [
        {
          title: 'companies.tabs.words',
          fields: ['hf_recommend_sentence', 'business_description', 'vision', 'appeal_point'],
        },
      ],
    },
    {
      label: 'companies.tabs.conditions',
      sections: [
        {
          title: 'companies.conditions_texts',
          fields: ['holiday', 'paid_leave_description', 'welfare_description'],
        },
        {
          title: 'companies.conditions_bonus',
          fields: [
            { field: 'bonus_months_worth', unit: 'companies.months_unit', decimals: 2 },
            'bonus_paid_months',
          ],
        },
        {
          title: 'companies.conditions_lists',
          fields: [
            'insurance_type_ids',
            'company_culture_ids',
            {
              list: 'allowances',
              namedBy: 'allowance_type_id',
              fields: [{ field: 'allowance_type_id', isWide: true }, 'description'],
            },
            {
              list: 'housing_supports',
              namedBy: 'housing_support_type_id',
              fields: [{ field: 'housing_support_type_id', isWide: true }, 'description'],
            },
            {
              list: 'religious_considerations',
              namedBy: 'religious_consideration_id',
              fields: [{ field: 'religious_consideration_id', isWide: true }, 'description'],
            },
          ],
        },
      ],
    },
    {
      label: 'companies.tabs.offices',
      sections: [
        {
          title: 'companies.tabs.offices',
          hint: 'companies.office_hint',
          fields: [
            {
              list: 'offices',
              isHeadHidden: true,
              add: 'companies.add_office',
              newRow: () => ({ country_id: COUNTRY_ID_JAPAN }),
              rowTitle: (row, _index, { pick }) => pick(row.name) || (row.address_ja ?? ''),
              fields: [
                'name',
                { render: MainOfficeSwitch },
                'country_id',
                { render: PostalCodeInput, isWide: false },
                'prefecture_id',
                { field: 'address_ja', input: 'line' },
                { field: 'address_en', input: 'line' },
                { field: 'map_url', isWide: true },
                { render: MapLink },
                {
                  list: 'transport_means',
                  add: 'companies.add_transport',
                  rowTitle: (row, _index, { pick }) => pick(row.closest_stop),
                  grid: 180,
                  fields: [
                    'closest_stop',
                    'transport_means_id',
                    { field: 'walking_minutes', unit: 'companies.minutes' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      label: 'companies.tabs.people',
      sections: [
        {
          title: 'companies.contact_persons',
          hint: 'companies.contact_hint',
          fields: [
            {
              list: 'contact_persons',
              isHeadHidden: true,
              add: 'companies.add_contact',
              newRow: (rows) => ({
                is_main_person: !rows.some(
                  (row) => row['is_main_person'] === true && row['_destroy'] !== true,
                ),
              }),
              rowTitle: personName,
              fields: [
                { render: MainPersonSwitch },
                'last_name',
                'first_name',
                'last_name_kana',
                'first_name_kana',
                'position',
                'phone_num',
                'email',
              ],
            },
            {
              list: 'cc_emails',
              hint: 'companies.cc_hint',
              add: 'companies.add_cc',
              rowTitle: personName,
              fields: [{ field: 'email', isWide: true }],
            },
          ],
        },
        {
          title: 'companies.employees',
          hint: 'companies.employees_hint',
          fields: [
            {
              list: 'employees',
              hint: null,
              isHeadHidden: true,
              add: 'companies.add_employee',
              rowTitle: (row) => row.name ?? '',
              fields: [
                'name',
                { field: 'country_id', label: 'companies.employee_country' },
                'joined_year',
                'position',
                'message',
              ],
            },
          ],
        },
      ],
    },
    {
      label: 'companies.tabs.terms',
      sections: [
        {
          title: 'companies.appliable_terms',
          fields: [
            {
              list: 'appliable_terms',
              hint: 'companies.appliable_hint',
              isHeadHidden: true,
              add: 'companies.add_term',
              rowTitle: ({ start_on, end_on }, _index, { locale }) =>
                [start_on, end_on].map((day) => (day ? formatDay(day, locale) : '')).join(' – '),
              grid: 180,
              fields: ['start_on', 'end_on'],
            },
            { render: JoinableMonths, fields: ['joinable_months'] },
          ],
        },
        {
          title: 'companies.country_relations',
          fields: [
            {
              list: 'country_relations',
              isHeadHidden: true,
              add: 'companies.add_relation',
              namedBy: 'country_id',
              grid: 240,
              fields: ['country_id', 'company_country_relation_type_id'],
            },
          ],
        },
        {
          title: 'companies.annual_data',
          fields: [
            {
              list: 'annual_data',
              isHeadHidden: true,
              add: 'companies.add_year',
              rowTitle: (row) => (row.nendo_year ? String(row.nendo_year) : ''),
              fields: [
                'nendo_year',
                'sales',
                'capital',
                'num_of_employees',
                'num_of_full_time',
                'num_of_foreigners',
                'num_of_former_international_students',
                'num_of_technical_trainees',
                { field: 'country_relation', input: 'line', isWide: false },
              ],
            },
          ],
        },
      ],
    },
    {
      label: 'companies.tabs.pictures',
      sections: [
        {
          title: 'companies.images',
          grid: false,
          fields: [
            'is_image_usable',
            { render: ImagesNotice },
            {
              list: 'images',
              hint: 'companies.images_list_hint',
              isHeadHidden: true,
              add: 'companies.add_image',
              position: 'position',
              rowTitle: (row, _index, { pick }) => pick(row.caption),
              fields: [{ render: ImageInputs }],
            },
          ],
        },
      ],
    },
    {
      label: 'companies.tabs.internal',
      sections: [
        {
          title: 'companies.internal_data',
          hint: 'companies.internal_hint',
          fields: [{ part: 'internal_data', fields: ['resume_submit_alert', 'memo', 'minutes_link'] }],
        },
      ],
    },
  ],
};
