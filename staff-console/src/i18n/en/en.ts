import { applications } from './applications.ts';
import { articles } from './articles.ts';
import { audit } from './audit.ts';
import { bounces } from './bounces.ts';
import { content } from './content.ts';
import { changes, companies } from './companies.ts';
import { board } from './board.ts';
import { layout, paging, problem, session } from './console.ts';
import { correcting, saved_comments } from './desk.ts';
import { events } from './events.ts';
import { form, inputs, languages, rows } from './form.ts';
import { learning } from './learning.ts';
import { bulk, list, menu } from './list.ts';
import { recruitments } from './recruitments.ts';
import { requirements } from './requirements.ts';
import { duplicates, students } from './students.ts';
import { deliveries, mail_templates, recommend_mails } from './mails.ts';
import {
  mail_fields,
  mail_parts,
  mail_preview,
  mail_versions,
  shipped_mails,
  words_editor,
} from './mail-words.ts';
import { matching } from './matching.ts';
import { office } from './office.ts';
import { narrowed, overview } from './overview.ts';

export const en = {
  ...applications,
  session,
  layout,
  problem,
  paging,
  deliveries,
  bounces,
  mail_templates,
  mail_fields,
  mail_parts,
  mail_preview,
  mail_versions,
  shipped_mails,
  words_editor,
  recommend_mails,
  requirements,
  matching,
  events,
  form,
  inputs,
  languages,
  rows,
  list,
  bulk,
  menu,
  articles,
  recruitments,
  audit,
  content,
  learning,
  office,
  correcting,
  saved_comments,
  companies,
  changes,
  board,
  students,
  duplicates,
  overview,
  narrowed,
} as const;
