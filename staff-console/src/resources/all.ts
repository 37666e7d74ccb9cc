import TablesIcon from '../../../web/icons/TableChartOutlined.tsx';
import MentionIcon from '../../../web/icons/AlternateEmailOutlined.tsx';
import ArticleIcon from '../../../web/icons/ArticleOutlined.tsx';
import AssignmentIcon from '../../../web/icons/AssignmentOutlined.tsx';
import MembersIcon from '../../../web/icons/BadgeOutlined.tsx';
import CompanyIcon from '../../../web/icons/BusinessOutlined.tsx';
import MasterDataIcon from '../../../web/icons/CategoryOutlined.tsx';
import MergeIcon from '../../../web/icons/CallMergeOutlined.tsx';
import ChannelIcon from '../../../web/icons/CampaignOutlined.tsx';
import CodeIcon from '../../../web/icons/ConfirmationNumberOutlined.tsx';
import QuestionIcon from '../../../web/icons/ContactSupportOutlined.tsx';
import DifferenceIcon from '../../../web/icons/DifferenceOutlined.tsx';
import TemplateIcon from '../../../web/icons/DraftsOutlined.tsx';
import SeatIcon from '../../../web/icons/EventAvailableOutlined.tsx';
import EventIcon from '../../../web/icons/EventOutlined.tsx';
import RecommendIcon from '../../../web/icons/ForwardToInboxOutlined.tsx';
import HistoryIcon from '../../../web/icons/HistoryOutlined.tsx';
import InsightsIcon from '../../../web/icons/InsightsOutlined.tsx';
import FormIcon from '../../../web/icons/ListAltOutlined.tsx';
import MailIcon from '../../../web/icons/MailOutlined.tsx';
import ShippedIcon from '../../../web/icons/MarkEmailReadOutlined.tsx';
import ImportIcon from '../../../web/icons/UploadFileOutlined.tsx';
import PeopleIcon from '../../../web/icons/PeopleOutlined.tsx';
import QuickreplyIcon from '../../../web/icons/QuickreplyOutlined.tsx';
import QuizIcon from '../../../web/icons/QuizOutlined.tsx';
import CourseIcon from '../../../web/icons/SchoolOutlined.tsx';
import SearchWordsIcon from '../../../web/icons/ManageSearchOutlined.tsx';
import KeyIcon from '../../../web/icons/VpnKeyOutlined.tsx';
import WebhookIcon from '../../../web/icons/WebhookOutlined.tsx';
import SettingsIcon from '../../../web/icons/SettingsOutlined.tsx';
import ViewColumnIcon from '../../../web/icons/ViewWeekOutlined.tsx';
import WorkIcon from '../../../web/icons/WorkOutlineOutlined.tsx';
import BouncedIcon from '../../../web/icons/UnsubscribeOutlined.tsx';
import { createElement, type ComponentType } from 'react';
import { Route } from 'react-router-dom';
import {
  FailingCount,
  FailingWebhooksCount,
  UndecidedCount,
  UnreadMentions,
} from '../components/WaitingCounts.tsx';
import { MASTER_TABLE_NAMES } from '../../../domain/master-data.ts';
import type { Described } from '../described/describe.ts';
import { described } from '../described/load.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { loadedAhead } from '../lib/load-ahead.ts';
import type { ConsoleResource, Menu } from './console-resource.ts';

const menu = (
  group: Menu['group'],
  label: MessageKey,
  Icon: ComponentType,
  Count?: ComponentType,
): { menu: Menu } => ({
  menu: { group, label, Icon, roles: ['mentor', 'manager'], ...(Count && { Count }) },
});

const managersMenu = (...of: Parameters<typeof menu>): { menu: Menu } => ({
  menu: { ...menu(...of).menu, roles: ['manager'] },
});

const JobsThatFitPage = loadedAhead(() => import('./users/JobsThatFitPage.tsx'));
const OrderPage = loadedAhead(() => import('./master_data/OrderPage.tsx'));
const StudentsWhoFitPage = loadedAhead(() => import('./recruitments/StudentsWhoFitPage.tsx'));
const SlotsPage = loadedAhead(() => import('./recruitments/slots/SlotsPage.tsx'));
const matches = (Page: ComponentType) =>
  createElement(Route, { path: ':id/matches', element: createElement(Page) });

/** Every resource of the console, in the order of the menu. Pages are loaded when first shown. */
export const resources: readonly ConsoleResource[] = [
  {
    name: 'applications',
    list: loadedAhead(() => import('./applications/queue/QueuePage.tsx')),
    show: loadedAhead(() => import('./applications/desk/DeskPage.tsx')),
    ...menu('work', 'layout.applications', AssignmentIcon),
  },
  {
    name: 'board',
    list: loadedAhead(() => import('./applications/board/BoardPage.tsx')),
    ...menu('work', 'board.menu', ViewColumnIcon),
  },
  {
    name: 'mentions',
    list: loadedAhead(() => import('./mentions/MentionsPage.tsx')),
    show: loadedAhead(() => import('./mentions/MentionPage.tsx')),
    ...menu('work', 'mentions.title', MentionIcon, UnreadMentions),
  },
  {
    name: 'overview',
    list: loadedAhead(() => import('./overview/OverviewPage.tsx')),
    ...managersMenu('work', 'overview.menu', InsightsIcon),
  },
  {
    ...described('saved_comments', () => import('./saved-comments.tsx')),
    ...menu('work', 'saved_comments.title', QuickreplyIcon),
  },
  {
    ...described('companies', () => import('./companies/companies.tsx')),
    ...menu('jobs', 'companies.title', CompanyIcon),
  },
  {
    name: 'recruitments',
    list: described('recruitments', () => import('./recruitments/recruitments.tsx')).list,
    create: loadedAhead(() => import('./recruitments/RecruitmentCreatePage.tsx')),
    edit: loadedAhead(() => import('./recruitments/RecruitmentPage.tsx')),
    children: [
      createElement(Route, {
        key: 'matches',
        path: ':id/matches',
        element: createElement(StudentsWhoFitPage),
      }),
      createElement(Route, { key: 'slots', path: ':id/interview_slots', element: createElement(SlotsPage) }),
    ],
    ...menu('jobs', 'recruitments.title', WorkIcon),
  },
  {
    ...described('resume_questions', () => import('./resume-questions.tsx')),
    ...menu('system', 'learning.questions.title', QuizIcon),
  },
  {
    ...described('search_aliases', () => import('./search_aliases/search-aliases.tsx')),
    ...menu('system', 'search_aliases.title', SearchWordsIcon),
  },
  {
    ...described('inquiries', () => import('./inquiries.tsx')),
    ...menu('people', 'office.inquiries.title', QuestionIcon),
  },
  {
    ...described('articles', () => import('./articles.tsx')),
    ...menu('content', 'articles.title', ArticleIcon),
  },
  {
    ...described('events', () => import('./events.tsx')),
    children: createElement(Route, {
      path: ':id/check_in',
      element: createElement(loadedAhead(() => import('./event_applications/CheckInListPage.tsx'))),
    }),
    ...menu('content', 'content.events.title', EventIcon),
  },
  {
    name: 'event_applications',
    list: described('event_applications', () => import('./event_applications/event-applications.tsx')).list,
    show: loadedAhead(() => import('./event_applications/EventApplicationPage.tsx')),
    ...menu('content', 'content.seats.title', SeatIcon),
  },
  {
    ...described('forms', () => import('./forms.tsx')),
    ...menu('system', 'content.forms.title', FormIcon),
  },
  {
    ...described('courses', () => import('./courses.tsx')),
    ...menu('content', 'learning.courses.title', CourseIcon),
  },
  {
    name: 'recommend_mails',
    list: described('recommend_mails', () => import('./recommend_mails/recommend-mails.tsx')).list,
    create: loadedAhead(() => import('./recommend_mails/RecommendPage.tsx')),
    show: loadedAhead(() => import('./recommend_mails/RecommendMailPage.tsx')),
    ...menu('mail', 'recommend_mails.title', RecommendIcon),
  },
  {
    ...described('mail_template_groups', () => import('./mail_templates/mail-templates.tsx')),
    ...menu('mail', 'mail_templates.title', TemplateIcon),
  },
  {
    name: 'shipped_mails',
    list: described('mail_template_groups', () => import('./mail_templates/shipped-mails.tsx')).list,
    edit: loadedAhead(() => import('./mail_templates/ShippedPage.tsx')),
    ...menu('system', 'shipped_mails.title', ShippedIcon),
  },
  {
    name: 'deliveries',
    list: described('deliveries', () => import('./deliveries/deliveries.tsx')).list,
    show: loadedAhead(() => import('./deliveries/DeliveryPage.tsx')),
    ...menu('mail', 'layout.deliveries', MailIcon, UndecidedCount),
  },
  {
    name: 'imports',
    list: loadedAhead(() => import('./imports/ImportPage.tsx')),
    ...managersMenu('system', 'imports.title', ImportIcon),
  },
  {
    name: 'undeliverable_addresses',
    list: described('undeliverable_addresses', () => import('./undeliverable-addresses.tsx')).list,
    ...menu('system', 'bounces.addresses.title', BouncedIcon),
  },
  {
    name: 'audit_logs',
    list: described('audit_logs', () => import('./audit_logs/audit-logs.tsx')).list,
    show: loadedAhead(() => import('./audit_logs/AuditLogPage.tsx')),
    ...managersMenu('system', 'audit.title', HistoryIcon),
  },
  {
    name: 'master_data',
    list: loadedAhead(() => import('./master_data/MasterDataPage.tsx')),
    ...managersMenu('system', 'master_data.title', MasterDataIcon),
  },
  ...MASTER_TABLE_NAMES.map((name): ConsoleResource => ({
    ...described(name, async () => ({
      default: (await import('./master_data/master-table.tsx')).masterTable(name) as Described<typeof name>,
    })),
    children: createElement(Route, {
      path: 'order',
      element: createElement(OrderPage, { table: name }),
    }),
    ...managersMenu('master_data', `master_tables.${name}`, MasterDataIcon),
  })),
  {
    ...described('universities', () => import('./master_data/universities.tsx')),
    ...managersMenu('master_data', 'master_tables.universities', MasterDataIcon),
  },
  {
    // The way to AdminJS: every table to read, and master data to write.
    name: 'admin',
    list: loadedAhead(() => import('./admin/AdminPage.tsx')),
    ...managersMenu('system', 'audit.admin', TablesIcon),
  },
  {
    name: 'users',
    list: described('users', () => import('./users/users.tsx')).list,
    edit: loadedAhead(() => import('./users/StudentPage.tsx')),
    children: matches(JobsThatFitPage),
    ...menu('people', 'students.title', PeopleIcon),
  },
  {
    name: 'user_duplicates',
    list: loadedAhead(() => import('./duplicates/DuplicatesPage.tsx')),
    ...managersMenu('people', 'duplicates.title', DifferenceIcon),
  },
  {
    name: 'user_merges',
    list: described('user_merges', () => import('./duplicates/user-merges.tsx')).list,
    ...managersMenu('system', 'duplicates.merges.title', MergeIcon),
  },
  {
    ...described('hf_members', () => import('./hf-members.ts')),
    ...menu('system', 'office.members.title', MembersIcon),
  },
  {
    ...described('referral_codes', () => import('./referral-codes.ts')),
    ...menu('system', 'office.codes.title', CodeIcon),
  },
  {
    ...described('notification_channels', () => import('./notification-channels.tsx')),
    ...managersMenu('system', 'office.channels.title', ChannelIcon, FailingCount),
  },
  {
    ...described('api_keys', () => import('./machines/api-keys.tsx')),
    ...managersMenu('system', 'machines.keys.title', KeyIcon),
  },
  {
    ...described('webhook_endpoints', () => import('./machines/webhook-endpoints.tsx')),
    ...managersMenu('system', 'machines.webhooks.title', WebhookIcon, FailingWebhooksCount),
  },
  {
    ...described('settings', () => import('./settings.tsx')),
    ...managersMenu('system', 'office.settings.title', SettingsIcon),
  },
];
