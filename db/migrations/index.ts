import type { Migration } from './migration.ts';
import { masterData } from './0001-master-data.ts';
import { people } from './0002-people.ts';
import { studentProfiles } from './0003-student-profiles.ts';
import { companies } from './0004-companies.ts';
import { recruitments } from './0005-recruitments.ts';
import { recruitmentSearch } from './0006-recruitment-search.ts';
import { applications } from './0007-applications.ts';
import { content } from './0008-content.ts';
import { mail } from './0009-mail.ts';
import { system } from './0010-system.ts';
import { staffLists } from './0011-staff-lists.ts';
import { searchRowsKept } from './0012-search-rows-kept.ts';
import { universityNames } from './0013-university-names.ts';
import { searchCountsNumbered } from './0014-search-counts-numbered.ts';
import { savedSearchMails } from './0015-saved-search-mails.ts';
import { privacy } from './0016-privacy.ts';
import { audit } from './0017-audit.ts';
import { applicationMoves } from './0019-application-moves.ts';
import { listsOfApplications } from './0019-lists-of-applications.ts';
import { companiesEdited } from './0020-companies-edited.ts';
import { recruitmentRelease } from './0021-recruitment-release.ts';
import { students } from './0022-students.ts';
import { contentByStaff } from './0023-content-by-staff.ts';
import { desk } from './0024-desk.ts';
import { adminSessions } from './0025-admin-sessions.ts';
import { contentVersion } from './0026-content-version.ts';
import { overview } from './0028-overview.ts';
import { mailroom } from './0029-mailroom.ts';
import { oneFolding } from './0030-one-folding.ts';
import { cancelledAppointments } from './0031-cancelled-appointments.ts';
import { workOrderOfDesks } from './0031-work-order-of-desks.ts';
import { companiesWithoutRelease } from './0032-companies-without-release.ts';
import { matching } from './0035-matching.ts';
import { mailStreams } from './0036-mail-streams.ts';
import { reminders } from './0037-reminders.ts';
import { sendTimes } from './0038-send-times.ts';
import { notificationChannels } from './0040-notification-channels.ts';
import { openActivity } from './0041-open-activity.ts';
import { mailWords } from './0042-mail-words.ts';
import { inboundMail } from './0043-inbound-mail.ts';
import { channelTests } from './0044-channel-tests.ts';
import { consent } from './0047-consent.ts';
import { uploadDays } from './0050-upload-days.ts';
import { universitiesFound } from './0057-universities-found.ts';
import { applyingAgain } from './0064-applying-again.ts';
import { listOrders } from './0068-list-orders.ts';
import { printing } from './0069-printing.ts';
import { ranking } from './0067-ranking.ts';

/** In order of application. A new one goes to the end; a landed one is never edited. */
export const migrations: readonly Migration[] = [
  masterData,
  people,
  studentProfiles,
  companies,
  recruitments,
  recruitmentSearch,
  applications,
  content,
  mail,
  system,
  staffLists,
  searchRowsKept,
  universityNames,
  searchCountsNumbered,
  savedSearchMails,
  privacy,
  audit,
  applicationMoves,
  listsOfApplications,
  companiesEdited,
  recruitmentRelease,
  students,
  contentByStaff,
  desk,
  adminSessions,
  contentVersion,
  overview,
  mailroom,
  oneFolding,
  cancelledAppointments,
  workOrderOfDesks,
  companiesWithoutRelease,
  matching,
  mailStreams,
  reminders,
  sendTimes,
  notificationChannels,
  openActivity,
  mailWords,
  inboundMail,
  channelTests,
  consent,
  uploadDays,
  universitiesFound,
  applyingAgain,
  ranking,
  listOrders,
  printing,
];
