import { THEME_COLOURS } from '../../../../domain/constants.ts';
import { formatDay, formatMonthOfYear, formatTokyoTime, formatYen } from '../../../../domain/formats.ts';
import { interfaceLanguage, type InterfaceLanguage } from '../../../../domain/languages.ts';
import { RESUME_TEXTS } from '../../../../domain/entities/resume.ts';
import { STREAMS } from '../../../../domain/mail-streams.ts';
import { scoresOf } from '../../../../domain/scorecard.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { markup, nothing, style, type Markup } from '../../../core/documents/page/markup.ts';
import { studentWords, withValues, type StudentWords } from '../../../core/student-words.ts';
import en from './copy-words/en.json' with { type: 'json' };
import ja from './copy-words/ja.json' with { type: 'json' };
import vi from './copy-words/vi.json' with { type: 'json' };

const COPY_WORDS: Record<InterfaceLanguage, typeof en> = { en, ja, vi };

/** A file of the copy; without a path its bytes are gone. */
export interface CopiedFile {
  name: string;
  path: string | null;
  copy_of: { application: number; number: number } | null;
}
/** What the page shows beside the data themselves. */
interface Beside {
  /** In the order of `data.files`. */
  files: readonly CopiedFile[];
  /** The photo as a data URL, so that the page shows it wherever it is opened. */
  photo: string | null;
}

type Row = Readonly<Record<string, unknown>>;
type Value = string | Markup | null;
type Line = readonly [label: string, value: Value];

const rowOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(rowOf) : []);
const textOf = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};
/** What a choice is called; of a value that has no name, the value. */
const named = (names: object, value: unknown): string | null => {
  const key = textOf(value);
  if (key === null) return null;
  const name = Object.hasOwn(names, key) ? (names as Row)[key] : key;
  return textOf(name) ?? key;
};

const isEmpty = (value: Value) => value === null || (typeof value !== 'string' && value.markup === '');
const joined = (parts: readonly (string | null)[], between: string): string | null =>
  textOf(parts.filter((one) => one !== null).join(between));

/** Labels and values; what is empty is left out. */
function facts(lines: readonly Line[]): Markup {
  const told = lines.filter(([, value]) => !isEmpty(value));
  return told.length === 0
    ? nothing
    : markup`<dl>${told.map(([label, value]) => markup`<div><dt>${label}</dt><dd>${value ?? ''}</dd></div>`)}</dl>`;
}

/** A part under a heading; without content there is no heading either. */
function part(level: 2 | 3 | 4, title: string, contents: readonly Markup[]): Markup {
  const told = contents.filter((content) => !isEmpty(content));
  if (told.length === 0) return nothing;
  if (level === 2) return markup`<section><h2>${title}</h2>${told}</section>`;
  return level === 3 ? markup`<section><h3>${title}</h3>${told}</section>` : markup`<h4>${title}</h4>${told}`;
}

/**
 * Rows under the heads of their columns, without columns that no row fills. Each cell carries its head, for narrow
 * screens, where rows stand as blocks.
 */
function table(heads: readonly string[], rows: readonly (readonly Value[])[]): Markup {
  const columns = heads.flatMap((head, column) => {
    const cells = rows.map((row) => row[column] ?? null);
    return cells.every(isEmpty) ? [] : [{ head, cells }];
  });
  if (columns.length === 0) return nothing;
  const line = (nth: number) =>
    columns.map(({ head, cells }) => {
      const value = cells[nth] ?? null;
      return isEmpty(value) ? markup`<td></td>` : markup`<td data-head="${head}">${value ?? ''}</td>`;
    });
  const told = rows.flatMap((row, nth) => (row.every(isEmpty) ? [] : [markup`<tr>${line(nth)}</tr>\n`]));
  return markup`<table><thead><tr>${columns.map(({ head }) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${told}</tbody></table>`;
}

/** A paragraph as it was written, with its lines. */
const paragraph = (text: unknown): Markup => {
  const words = textOf(text);
  return words === null ? nothing : markup`<p class="text">${words}</p>`;
};

/** What somebody wrote, with who and when above it. */
function said(above: string | null, texts: readonly unknown[]): Markup {
  const told = texts.map(paragraph).filter((text) => !isEmpty(text));
  return told.length === 0 ? nothing : markup`<article><p class="above">${above ?? ''}</p>${told}</article>`;
}

const IS_WEB_ADDRESS = /^https?:\/\//;
const webLink = (address: unknown): Value => {
  const url = textOf(address);
  return url !== null && IS_WEB_ADDRESS.test(url)
    ? markup`<a href="${url}" rel="noreferrer">${url}</a>`
    : url;
};
/** Each part of the path as it stands in an address. */
const fileLink = ({ path, name }: CopiedFile): Value =>
  path === null ? null : markup`<a href="${path.split('/').map(encodeURIComponent).join('/')}">${name}</a>`;

/** Writes one person's copy in one language. */
class CopyWriter {
  readonly #words: StudentWords;
  readonly #copy: typeof en;
  readonly #language: InterfaceLanguage;
  readonly #beside: Beside;
  constructor(language: InterfaceLanguage, beside: Beside) {
    this.#words = studentWords(language);
    this.#copy = COPY_WORDS[language];
    this.#language = language;
    this.#beside = beside;
  }

  /** A calendar day, or the day in Tokyo of an instant. */
  #day(value: unknown): string | null {
    const text = textOf(value);
    if (text === null) return null;
    return formatDay(text.length > 10 ? tokyoDay(new Date(text)) : text, this.#language);
  }
  #month(value: unknown): string | null {
    const text = textOf(value);
    return text === null ? null : formatMonthOfYear(text, this.#language);
  }
  #time(value: unknown): string | null {
    const text = textOf(value);
    return text === null ? null : formatTokyoTime(text, this.#language);
  }
  #is(value: unknown): string | null {
    const { yes, no } = this.#words.common;
    return typeof value === 'boolean' ? (value ? yes : no) : null;
  }
  /** Several things in one place, as lists are written in the language. */
  #joined(parts: readonly (string | null)[]): string | null {
    return joined(parts, this.#words.profile.listSeparator);
  }
  #list(rows: unknown, name: string): string | null {
    return this.#joined(rowsOf(rows).map((row) => textOf(row[name])));
  }
  #size(bytes: unknown): string | null {
    const kilobytes = Math.max(1, Math.round(Number(bytes) / 1024));
    return new Intl.NumberFormat(this.#language, { style: 'unit', unit: 'kilobyte' }).format(kilobytes);
  }
  #job(value: unknown): string | null {
    const { title, company } = rowOf(value);
    return joined([textOf(company), textOf(title)], ' – ');
  }
  #passed(value: unknown): string | null {
    const { passed, failed } = this.#words.applications.interview;
    return typeof value === 'boolean' ? (value ? passed : failed) : null;
  }
  /** The parts of a campaign's address, as the sites that link here name them. */
  #campaign(row: Row, prefix: string): string | null {
    return joined(
      ['source', 'medium', 'name', 'term', 'content'].map((one) => textOf(row[`${prefix}campaign_${one}`])),
      ' / ',
    );
  }

  #account(profile: Row, signIns: readonly Row[]): Markup {
    const copy = this.#copy;
    const analytics = rowOf(profile['analytics_data']);
    return part(2, copy.account, [
      facts([
        [copy.email, textOf(profile['email'])],
        [copy.signed_up, this.#day(profile['created_at'])],
        [copy.agreed, this.#day(profile['agree_policy_at'])],
        [copy.talked, this.#day(profile['career_meeting_at'])],
        [this.#words.profile.field.page_language_id, textOf(profile['page_language'])],
        [copy.first_came_from, this.#campaign(analytics, 'first_visit_')],
        [copy.first_landing, textOf(analytics['first_visit_landing_page'])],
        [copy.sign_up_came_from, this.#campaign(analytics, 'signup_')],
        [copy.sign_up_landing, textOf(analytics['signup_landing_page'])],
      ]),
      table(
        [copy.email, copy.signed_in],
        signIns.map((row) => [textOf(row['email']), this.#day(row['created_at'])]),
      ),
    ]);
  }

  #profile(profile: Row): Markup {
    const { field, group, gender, title, step, jlptLong, jlptNone } = this.#words.profile;
    const own = this.#words.own_resume.text;
    const residence = rowOf(profile['residence_record']);
    const text = (name: string) => textOf(profile[name]);
    const photo = this.#beside.photo;
    return part(2, title, [
      part(3, step.basic, [
        photo === null ? nothing : markup`<img class="photo" src="${photo}" alt="${group.photo}">`,
        facts([
          [field.last_name, text('last_name')],
          [field.first_name, text('first_name')],
          [field.last_name_kana, text('last_name_kana')],
          [field.first_name_kana, text('first_name_kana')],
          [field.name_in_own_script, text('name_in_own_script')],
          [field.birth_day, this.#day(profile['birth_day'])],
          [
            field.gender,
            named(gender, profile['is_gender_unanswered'] === true ? 'unanswered' : profile['gender']),
          ],
          [
            this.#words.privacy.gender.label,
            text('gender') === null ? null : this.#is(profile['is_gender_shown']),
          ],
          [field.phone_num, text('phone_num')],
          [field.postal_code, text('postal_code')],
          [field.address, text('address')],
          [field.address_kana, text('address_kana')],
          [field.home_country_id, text('home_country')],
          [field.living_country, text('living_country')],
          [field.living_prefecture_id, text('living_prefecture')],
          [field.has_japanese_visa, this.#is(profile['has_japanese_visa'])],
          [field.residence_status_id, textOf(residence['residence_status'])],
          [field.expires_at, this.#day(residence['expires_at'])],
          [field.has_work_permission, this.#is(residence['has_work_permission'])],
          [field.num_of_dependents_family, text('num_of_dependents_family')],
          [field.health_description, text('health_description')],
        ]),
      ]),
      part(3, step.education, [
        facts([
          [field.latest_school_department_category_id, text('latest_school_department_category')],
          [field.graduate_latest_school_at, this.#month(profile['graduate_latest_school_at'])],
          [field.academic_majors, this.#list(profile['academic_majors'], 'academic_major')],
          [field.research_description, text('research_description')],
        ]),
        part(4, group.universities, rowsOf(profile['universities']).map(this.#university)),
        part(4, group.schools, rowsOf(profile['schools']).map(this.#school)),
      ]),
      part(3, step.languages, [
        facts([
          [group.jlpt, profile['is_jlpt_none'] === true ? jlptNone : named(jlptLong, profile['jlpt'])],
          [field.jlpt_certificated_at, this.#month(profile['jlpt_certificated_at'])],
        ]),
        part(4, group.language_skills, rowsOf(profile['language_skills']).map(this.#spoken)),
        table(
          [field.language_examination_id, field.result, field.examined_at],
          rowsOf(profile['language_examinations']).map((row) => [
            textOf(row['language_examination']),
            textOf(row['result']),
            this.#month(row['examined_at']),
          ]),
        ),
      ]),
      part(3, step.wishes, [
        facts([
          [
            field.interesting_job_categories,
            this.#list(profile['interesting_job_categories'], 'job_category'),
          ],
          [field.interesting_industries, this.#list(profile['interesting_industries'], 'industry')],
          [field.hope_first_work_country_id, text('hope_first_work_country')],
          [field.hope_last_work_country_id, text('hope_last_work_country')],
          [field.hoped_prefectures, this.#list(profile['hoped_prefectures'], 'prefecture')],
          [field.is_hope_work_globaly, this.#is(profile['is_hope_work_globaly'])],
          [field.is_mid_career, this.#is(profile['is_mid_career'])],
          [field.is_hope_phone_consulting, this.#is(profile['is_hope_phone_consulting'])],
        ]),
      ]),
      part(3, step.experience, [
        part(4, group.job_histories, rowsOf(profile['job_histories']).map(this.#work)),
        table(
          [field.skill_id, field.skill_level_id, field.skill_note],
          rowsOf(profile['skills']).map((row) => [
            textOf(row['skill']),
            textOf(row['skill_level']),
            textOf(row['description']),
          ]),
        ),
        table(
          [group.certifications, field.certificated_at],
          rowsOf(profile['certifications']).map((row) => [
            textOf(row['name']),
            this.#month(row['certificated_at']),
          ]),
        ),
        facts([
          [field.skill_description, text('skill_description')],
          [field.has_driver_license, this.#is(profile['has_driver_license'])],
        ]),
      ]),
      part(
        3,
        step.own_resume,
        Object.entries(own).map(([name, words]) => part(4, words.title, [paragraph(profile[name])])),
      ),
      part(3, group.surveys, [
        facts(
          rowsOf(profile['survey_answers']).map((row) => [
            textOf(row['user_survey']) ?? '',
            this.#joined([textOf(row['user_survey_option']), textOf(row['answer_text'])]),
          ]),
        ),
      ]),
    ]);
  }

  readonly #spoken = (row: Row): Markup => {
    const { field } = this.#words.profile;
    return facts([
      [field.language_id, textOf(row['language'])],
      [field.language_level_id, textOf(row['language_level'])],
      [field.language_speaking_level_id, textOf(row['language_speaking_level'])],
      [field.language_listening_level_id, textOf(row['language_listening_level'])],
      [field.language_reading_level_id, textOf(row['language_reading_level'])],
      [field.language_writing_level_id, textOf(row['language_writing_level'])],
    ]);
  };

  readonly #university = (row: Row): Markup => {
    const { field } = this.#words.profile;
    return facts([
      [field.university, textOf(row['university'])],
      [field.name_in_resume, textOf(row['name_in_resume'])],
      [field.department_official_name, textOf(row['department_official_name'])],
      [field.department_category_id, textOf(row['department_category'])],
      [field.degree_id, textOf(row['degree'])],
      [field.student_category_id, textOf(row['student_category'])],
      [field.enroll_at, this.#month(row['enroll_at'])],
      [field.graduate_at, this.#month(row['graduate_at'])],
    ]);
  };

  readonly #school = (row: Row): Markup => {
    const { field } = this.#words.profile;
    return facts([
      [field.school_name, textOf(row['name'])],
      [field.school_category_id, textOf(row['school_category'])],
      [field.country_id, textOf(row['country'])],
      [field.department_name, textOf(row['department_name'])],
      [field.enroll_at, this.#month(row['enroll_at'])],
      [field.graduate_at, this.#month(row['graduate_at'])],
    ]);
  };

  readonly #work = (row: Row): Markup => {
    const { field, employment_kind } = this.#words.profile;
    return facts([
      [field.company_name, textOf(row['company_name'])],
      [field.employment_kind, named(employment_kind, row['employment_kind'])],
      [field.job_category_id, textOf(row['job_category'])],
      [field.enter_at, this.#month(row['enter_at'])],
      [field.leave_at, this.#month(row['leave_at'])],
      [field.job_description, textOf(row['description'])],
      [field.quit_reasons, this.#list(row['quit_reasons'], 'job_history_quit_reason')],
    ]);
  };

  #stateOf(state: unknown): string | null {
    const names = this.#words.applications.state;
    const key = textOf(state);
    if (key === 'interviewing') return this.#copy.state_interviewing;
    const name = key === null ? null : rowOf((names as Row)[key])['label'];
    return textOf(name);
  }

  #application(row: Row, index: number): Markup {
    const copy = this.#copy;
    const { applications, resume: resumeWords } = this.#words;
    const resume = rowOf(row['resume']);
    const mentors = rowsOf(row['application_hf_members']).map((one) =>
      textOf(rowOf(one['hf_member'])['names']),
    );
    return part(3, this.#job(row['recruitment']) ?? copy.job, [
      facts([
        [copy.state, this.#stateOf(row['state'])],
        [copy.applied, this.#day(row['created_at'])],
        [copy.due, this.#day(row['due_date_to_submit_resume'])],
        [copy.submitted, this.#day(row['have_submitted_resume_by_user_at'])],
        [copy.sent, this.#day(row['sent_resume_to_company_at'])],
        [copy.mentor, this.#joined(mentors)],
        [resumeWords.confirm.admit, this.#is(row['is_admitted_edit_resume_by_hf'])],
        [
          row['is_declined_by_hf'] === true ? applications.reasonOurs : applications.reason,
          textOf(row['result_reason']),
        ],
        [applications.quit.reason, textOf(row['reason_of_quit_by_student'])],
        [copy.again_from, this.#day(row['reapply_from'])],
        [copy.came_from, this.#campaign(row, 'apply_')],
        [copy.landing, textOf(row['apply_landing_page'])],
      ]),
      this.#offer(rowOf(row['offer'])),
      part(4, copy.texts, this.#resumeTexts(resume)),
      part(4, resumeWords.agree.remark, [paragraph(resume['hf_remark'])]),
      part(4, resumeWords.correction.changes, rowsOf(resume['change_reasons']).map(this.#change)),
      part(4, resumeWords.comments, rowsOf(row['comments']).map(this.#comment)),
      part(4, applications.slots.noneLabel, [
        paragraph(rowOf(row['interview_slot_request'])['none_fits_comment']),
      ]),
      ...rowsOf(row['interviews']).map(this.#interview),
      part(4, applications.practice.title, rowsOf(row['interview_practices']).map(this.#practice)),
      part(4, applications.talk.title, rowsOf(row['messages']).map(this.#message)),
      part(4, applications.timeline.title, [this.#history(rowsOf(row['application_events']))]),
      part(4, applications.copies.title, [
        table(
          [copy.file_kind, copy.file_saved, copy.file],
          rowsOf(row['resume_versions']).map((version) => {
            const file = this.#beside.files.find(
              ({ copy_of }) => copy_of?.application === index && copy_of.number === version['number'],
            );
            return [
              named(applications.copies.kind, version['kind']),
              this.#day(version['created_at']),
              file ? fileLink(file) : null,
            ];
          }),
        ),
      ]),
    ]);
  }

  #offer(offer: Row): Markup {
    const words = this.#words.applications.offer;
    const pay = (offer['pay_amount'] ?? null) as number | null;
    const unit = rowOf(offer['advertised'])['pay_unit'];
    return part(4, words.terms, [
      facts([
        [
          words.pay,
          pay === null
            ? null
            : withValues(words.payPer, {
                amount: formatYen(pay, this.#language),
                unit: named(words.unit, unit) ?? '',
              }).trim(),
        ],
        ['', textOf(offer['pay_description'])],
        [words.workplace, textOf(offer['workplace'])],
        [words.start, this.#day(offer['starts_on'])],
        [
          words.contract,
          this.#joined([
            named(words.contractTerm, offer['contract_term']),
            textOf(offer['contract_description']),
          ]),
        ],
        [words.other, textOf(offer['other_conditions'])],
        [words.answerBy, this.#day(offer['answer_by'])],
      ]),
    ]);
  }

  /** One's own words and what the mentor made of them, text by text. */
  #resumeTexts(resume: Row): Markup[] {
    const { own, corrected } = this.#words.resume.earlier;
    const text = (title: string | null, written: unknown, edited: unknown): Markup => {
      const told = facts([
        [own, textOf(written)],
        [corrected, textOf(edited)],
      ]);
      return told === nothing ? nothing : markup`<h5>${title ?? ''}</h5>${told}`;
    };
    return [
      ...RESUME_TEXTS.map((name) =>
        text(this.#words.resume.text[name].title, resume[name], resume[`${name}_jt`]),
      ),
      ...rowsOf(resume['resume_question_answers']).map((row) =>
        text(textOf(rowOf(row['resume_question'])['title']), row['answer'], row['answer_jt']),
      ),
    ];
  }

  readonly #change = (row: Row): Markup => {
    const reason = textOf(row['reason']);
    const words = reason === null ? {} : rowOf((this.#words.resume.reason as Row)[reason]);
    return said(this.#aboutText(row['field']), [
      joined([textOf(row['removed']), textOf(row['added'])], ' → '),
      joined([textOf(words['name']), textOf(words['why'])], ': '),
      row['note'],
    ]);
  };

  /** The title of the text that a remark is about. */
  #aboutText(field: unknown): string | null {
    const name = RESUME_TEXTS.find((one) => one === field);
    return name === undefined ? null : this.#words.resume.text[name].title;
  }

  readonly #comment = (row: Row): Markup => {
    const { you, mentor } = this.#words.resume;
    const who = row['author'] === 'student' ? you : (textOf(row['author_names']) ?? mentor);
    const quote = textOf(row['quote']);
    return said(joined([who, this.#time(row['created_at']), this.#aboutText(row['field'])], ' · '), [
      quote === null ? null : withValues(this.#words.job_search.quoted, { text: quote }),
      row['body'],
    ]);
  };

  readonly #message = (row: Row): Markup => {
    const { you, fromMentor } = this.#words.applications;
    const who = row['from'] === 'me' ? you : fromMentor;
    return said(joined([who, this.#time(row['created_at'])], ' · '), [row['body']]);
  };

  readonly #interview = (row: Row): Markup => {
    const copy = this.#copy;
    const words = this.#words.applications.interview;
    const place = textOf(row['place']);
    return part(4, withValues(words.number, { number: textOf(row['interview_number']) ?? '' }), [
      facts([
        [copy.when, this.#time(row['conduct_at'] ?? row['fixed_schedule_at'])],
        [copy.minutes, textOf(row['minutes'])],
        [copy.place, this.#joined([row['is_online'] === true ? words.online : null, place])],
        [copy.map, webLink(row['google_map_url'])],
        [copy.link, webLink(row['online_link'])],
        [copy.result, this.#passed(row['is_passed'])],
        [copy.cancelled, this.#day(row['cancelled_at'])],
        [copy.cancel_reason, textOf(row['cancel_reason'])],
      ]),
    ]);
  };

  readonly #practice = (row: Row): Markup => {
    const copy = this.#copy;
    const { scorecard } = this.#words.applications;
    const scores = scoresOf(row as Parameters<typeof scoresOf>[0]);
    return facts([
      [copy.when, this.#time(row['scheduled_at'])],
      [copy.link, webLink(row['online_link'])],
      [copy.notes, textOf(row['notes'])],
      ...scores.map(({ criterion, level }): Line => [scorecard.criterion[criterion], scorecard.level[level]]),
      [scorecard.strength, textOf(row['score_strength'])],
      [scorecard.nextStep, textOf(row['score_next_step'])],
      [copy.cancelled, this.#day(row['cancelled_at'])],
      [copy.cancel_reason, textOf(row['cancel_reason'])],
    ]);
  };

  /** The states one after another; what was taken back never was. */
  #history(rows: readonly Row[]): Markup {
    const { applications } = this.#words;
    const who: Row = {
      student: applications.you,
      hf_member: applications.fromMentor,
      system: this.#copy.system,
    };
    return table(
      [this.#copy.when, this.#copy.state, this.#copy.by_whom],
      rows
        .filter(
          ({ name, from_state, to_state, undone_at }) =>
            undone_at === null && (name === 'apply' || from_state !== to_state),
        )
        .map((row) => [
          this.#time(row['at']),
          row['name'] === 'apply' ? applications.station.apply : this.#stateOf(row['to_state']),
          named(who, row['actor_kind']),
        ]),
    );
  }

  readonly #seat = (row: Row): Markup => {
    const copy = this.#copy;
    const { events } = this.#words;
    const event = rowOf(row['event']);
    return part(3, textOf(event['title']) ?? events.title, [
      facts([
        [events.when, this.#time(event['start_at'])],
        [copy.state, named(events.state, row['state'])],
        [copy.seat_applied, this.#day(row['apply_at'])],
        [copy.seat_cancelled, this.#day(row['cancelled_at'])],
        ...rowsOf(row['answers']).map((one): Line => [textOf(one['question']) ?? '', textOf(one['answer'])]),
        [copy.came_from, this.#campaign(row, 'apply_')],
        [copy.landing, textOf(row['apply_landing_page'])],
      ]),
    ]);
  };

  #files(rows: readonly Row[]): Markup {
    const copy = this.#copy;
    return table(
      [copy.file, copy.file_kind, copy.file_size, copy.file_saved],
      rows.map((row, index) => {
        const file = this.#beside.files[index];
        const missing = withValues(copy.file_missing, { name: textOf(row['name']) ?? '' });
        return [
          (file && fileLink(file)) ?? missing,
          named(copy.file_kinds, row['purpose']),
          this.#size(row['byte_size']),
          this.#day(row['created_at']),
        ];
      }),
    );
  }

  #kept(data: Row): Markup[] {
    const copy = this.#copy;
    const { courses, first_day, job_search } = this.#words;
    const steps = first_day.step as Row;
    return [
      part(2, job_search.tab.saved, [
        table(
          [copy.job, copy.saved_on],
          rowsOf(data['bookmarks']).map((row) => [
            this.#job(row['recruitment']),
            this.#day(row['created_at']),
          ]),
        ),
      ]),
      part(2, job_search.tab.searches, [
        table(
          [job_search.saved.name, job_search.saved.mailShort, copy.saved_on],
          rowsOf(data['saved_searches']).map((row) => [
            textOf(row['name']),
            this.#is(row['is_mail_wanted']),
            this.#day(row['created_at']),
          ]),
        ),
      ]),
      part(2, copy.not_for_me, [
        table(
          [copy.job, copy.reason, copy.when],
          rowsOf(data['not_for_me']).map((row) => [
            this.#job(row['recruitment']),
            textOf(row['reason']),
            this.#day(row['created_at']),
          ]),
        ),
      ]),
      part(2, copy.lessons, [
        table(
          [courses.title, copy.when],
          rowsOf(data['lessons']).map((row) => [textOf(row['title']), this.#day(row['done_at'])]),
        ),
      ]),
      part(2, copy.plan, [
        table(
          [first_day.title, copy.when],
          rowsOf(data['plan_steps_done']).map((row) => [
            textOf(rowOf(steps[textOf(row['step']) ?? ''])['title']) ?? textOf(row['step']),
            this.#day(row['done_at']),
          ]),
        ),
      ]),
    ];
  }

  readonly #inquiry = (row: Row): Markup =>
    markup`${said(this.#time(row['created_at']), [row['message']])}${rowsOf(row['replies']).map((reply) =>
      said(joined([this.#copy.reply, this.#time(reply['created_at'])], ' · '), [reply['body']]),
    )}`;

  readonly #recommendation = (row: Row): Markup => {
    const reason = this.#language === 'ja' ? 'reason_ja' : 'reason_en';
    const jobs = [...rowsOf(row['recruitments']), ...rowsOf(row['reminded'])];
    return part(3, this.#time(row['sent_recommend_at']) ?? '', [
      table(
        [this.#copy.job, this.#copy.reason],
        jobs.map((job) => [
          this.#job(job),
          textOf(job[reason]) ?? textOf(job['reason_ja']) ?? textOf(job['reason_en']),
        ]),
      ),
      ...rowsOf(row['replies']).map((reply) =>
        said(joined([this.#copy.reply_own, this.#time(reply['received_at'])], ' · '), [reply['text']]),
      ),
    ]);
  };

  /** A kind of mail that can be stopped, and whether it comes. */
  readonly #preference = ({ stream, is_wanted }: Row): Line => {
    const { mails } = this.#words.notifications;
    const name = STREAMS.find((one) => one === stream);
    return [name === undefined ? '' : mails[name].label, this.#is(is_wanted)];
  };

  /** The whole page. */
  page(data: Row): string {
    const copy = this.#copy;
    const words = this.#words;
    const files = this.#files(rowsOf(data['files']));
    const sections = [
      this.#account(rowOf(data['profile']), rowsOf(data['sign_ins'])),
      this.#profile(rowOf(data['profile'])),
      part(2, words.applications.title, rowsOf(data['applications']).map(this.#application, this)),
      part(2, words.events.title, rowsOf(data['event_applications']).map(this.#seat)),
      part(2, copy.file_list, [files]),
      ...this.#kept(data),
      part(2, copy.inquiries, rowsOf(data['inquiries']).map(this.#inquiry)),
      part(
        2,
        words.notifications.mails.recommend.label,
        rowsOf(data['recommend_mails']).map(this.#recommendation),
      ),
      part(2, words.notifications.mails.title, [
        facts(rowsOf(data['mail_preferences']).map(this.#preference)),
      ]),
      part(2, copy.mails, [
        table(
          [copy.when, copy.subject, copy.email],
          rowsOf(data['mails_received']).map((row) => [
            this.#time(row['sent_at'] ?? row['created_at']),
            textOf(row['subject']),
            textOf(row['recipient_email']),
          ]),
        ),
      ]),
      part(2, copy.visits, [
        table(
          [copy.when, copy.page, copy.came_from],
          rowsOf(data['page_views']).map((row) => [
            this.#time(row['visit_at']),
            textOf(row['path']),
            this.#campaign(row, 'latest_'),
          ]),
        ),
      ]),
    ];
    const lead = withValues(copy.lead, { time: this.#time(data['exported_at']) ?? '' });
    return markup`<!doctype html>
<html lang="${this.#language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${copy.title} | Tabidachi</title>${style(STYLE)}</head>
<body><main><h1>${copy.title}</h1>
<p>${lead}</p>
${isEmpty(files) ? nothing : markup`<p>${copy.files}</p>`}
<p>${copy.data}</p>
${sections}</main></body></html>
`.markup;
  }
}

/** Readable at 360 px and on paper. */
const STYLE = `
:root{color-scheme:light;--ink:#17333d;--soft:#4a6570;--line:#d5e3e6}
*{box-sizing:border-box}
body{font:1rem/1.6 system-ui,'Noto Sans','Noto Sans JP',sans-serif;margin:0;color:var(--ink);background:#fff}
main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}
a{color:${THEME_COLOURS.accent};overflow-wrap:anywhere}
h1,h2{color:${THEME_COLOURS.accent};line-height:1.3}
h1{font-size:1.75rem;margin:0 0 .5rem}
h2{font-size:1.375rem;margin:2.5rem 0 .75rem;padding-top:.75rem;border-top:4px solid ${THEME_COLOURS.primary}}
h3{font-size:1.125rem;margin:1.75rem 0 .5rem}
h4{font-size:1rem;margin:1.25rem 0 .25rem}
h5{font-size:.9375rem;font-weight:600;margin:.75rem 0 0}
p{margin:.5rem 0}
dl{margin:.5rem 0 1rem;border-top:1px solid var(--line)}
dl div{padding:.35rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft);font-size:.875rem}
dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
td{white-space:pre-line}
th{color:var(--soft);font-size:.875rem;font-weight:400;overflow-wrap:normal}
article{border-left:3px solid var(--line);padding-left:.75rem;margin:.75rem 0}
.above{color:var(--soft);font-size:.875rem;margin:0}
.text{white-space:pre-line;overflow-wrap:anywhere;margin:.25rem 0}
.photo{width:6.5rem;float:right;margin:0 0 .75rem 1rem;border-radius:4px}
@media(min-width:40rem){dl div{display:grid;grid-template-columns:15rem minmax(0,1fr);gap:1rem}.photo+dl{margin-right:8rem}}
@media screen and (max-width:40rem){
thead{display:none}
table,tbody,tr,td{display:block}
tr{border-bottom:1px solid var(--line);padding:.35rem 0}
td{border:0;padding:0}
td[data-head]::before{content:attr(data-head);display:block;color:var(--soft);font-size:.875rem}
}
@media print{
@page{margin:18mm}
body{font-size:10pt}
main{max-width:none;padding:0}
h2,h3,h4,h5{break-after:avoid}
dl div,tr,article{break-inside:avoid}
thead{display:table-header-group}
a{color:inherit}
}
`;

/** Everything held of a person as a page to read and print, from what `exportOwnData` found. */
export function copyPage(data: Row, beside: Beside, language: string): string {
  return new CopyWriter(interfaceLanguage(language), beside).page(data);
}
