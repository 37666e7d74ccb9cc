import qs from 'qs';
import sharp from 'sharp';

type Json = ReturnType<typeof JSON.parse>;
type Form = 'json' | 'brackets';

/** A running server, who may walk on it, and whom to tell of each step. */
export interface Way {
  /** Origin of the server, or of the proxy before it. */
  baseUrl: string;
  /** A bearer token of a demo account. */
  tokenOf(email: string): Promise<string>;
  log(line: string): void;
}

/** The student of each form. */
const STUDENTS: Record<Form, string> = { json: 'newcomer@example.com', brackets: 'student@example.com' };

/** What was walked: one application of each form. */
export interface Walked {
  form: Form;
  application_id: number;
  student: string;
}

/** Percent-encodes only what cannot stand in a URL, as a browser does with an unencoded address. */
const browserEncoded = (query: string) =>
  query.replace(/[^\x21-\x7e]|[#%]/gu, (character) => encodeURIComponent(character));

function caller(baseUrl: string, token: string, form: Form) {
  const ask = async (method: string, path: string, body?: object): Promise<Json> => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        // A connection that is kept may be closed by the server at the moment it is used again.
        connection: 'close',
        authorization: `Bearer ${token}`,
        'page-language-id': '2',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer: Json = isJson ? await response.json() : await response.arrayBuffer();
    if (!response.ok)
      throw new Error(
        `${method} ${path.split('?')[0]} answered ${response.status}: ${JSON.stringify(answer)}`,
      );
    return answer;
  };
  return {
    command: (name: string, payload: object) =>
      form === 'json'
        ? ask('PATCH', `/jtj/commands/${name}`, payload)
        : ask(
            'PATCH',
            `/jtj/commands/${name}?${browserEncoded(qs.stringify(payload, { arrayFormat: 'brackets', encode: false }))}`,
          ),
    query: (name: string, parameters = '') => ask('GET', `/jtj/queries/${name}?${parameters}`),
  };
}

function expectState(application: Json, state: string) {
  if (application.state !== state) throw new Error(`expected ${state}, got ${application.state}`);
}

const PROFILE = {
  first_name: 'Mai',
  last_name: 'Walker',
  first_name_kana: 'マイ',
  last_name_kana: 'ウォーカー',
  home_country_id: 109,
  living_country_id: 109,
  birth_day: '2003-05-06',
  phone_num: '080-1234-5678',
  has_japanese_visa: false,
  jlpt: 2,
  latest_school_department_category_id: 1,
  graduate_latest_school_at: '2027-03-01',
  hope_first_work_country_id: 109,
  postal_code: '169-0075',
  address: '東京都新宿区高田馬場1-2-3',
  gender: 'woman',
};

/** Lists are sent once only: a second walk of the same person must not add them again. */
const LISTS = {
  interesting_job_categories: [{ job_category_id: 1 }],
  language_skills: [{ language_id: 1 }],
  universities: [
    {
      university_id: 1,
      department_official_name: '経済学部',
      enroll_at: '2023-04-01',
      graduate_at: '2027-03-01',
      is_latest: true,
    },
  ],
};

async function readyProfile(person: ReturnType<typeof caller>, email: string): Promise<Json> {
  let me = await person.query('user__get_own_data');
  if (!me.is_signed_up)
    await person.command('user__sign_up', { user: { email, agree_policy_at: new Date().toISOString() } });
  me = await person.query('user__get_own_data');
  if (me.is_profile_enough_for_resume) return me;
  me = await person.command('user__initialize_profile', {
    user: { ...PROFILE, ...(me.universities.length === 0 && LISTS) },
  });
  const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer();
  return person.command('user__upload_resume_face_image', {
    user: { id: me.id, resume_face_image: photo.toString('base64') },
  });
}

/** The first open recruitment the person has not applied for, with questions to answer. */
async function openRecruitment(person: ReturnType<typeof caller>): Promise<number> {
  const { recruitments } = await person.query('search_recruitments', 'per_page=100');
  for (const { id, is_simple } of recruitments) {
    if (is_simple) continue;
    const { can } = await person.query('aggregates__recruitment', `id=${id}`);
    if (can.apply) return id;
  }
  throw new Error('no recruitment is left to apply for');
}

async function walk(form: Form, way: Way): Promise<Walked> {
  const email = STUDENTS[form];
  const log = (step: string) => way.log(`${form.padEnd(8)} ${step}`);
  const student = caller(way.baseUrl, await way.tokenOf(email), form);
  const manager = caller(way.baseUrl, await way.tokenOf('manager@example.com'), form);
  const staff = await manager.query('user__get_own_data');
  const me = await readyProfile(student, email);
  log(`profile of ${email} is enough for a resume`);

  const recruitmentId = await openRecruitment(student);
  const { id } = await student.command('user__apply', { application: { recruitment_id: recruitmentId } });
  log(`applied for recruitment ${recruitmentId}`);
  const { resume_questions: questions } = await student.query('get_resume_questions', `application_id=${id}`);
  await student.command('user__save_resume_for_application', {
    application: {
      id,
      resume: {
        resume_question_answers: questions.map((question: Json) => ({
          resume_question_id: question.resume_question_id,
          answer: 'わたしは大学で経済を学び、1+1を3にする工夫を続けてきました。',
        })),
      },
    },
  });
  const submitted = await student.command('user__submit_resume_to_jtj', {
    application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true },
  });
  expectState(submitted, 'resume_submitted');
  log(`resume of application ${id} submitted`);

  await manager.command('hf_member__assign_application', {
    application: { id, hf_member_id: staff.hf_member.hf_member_id },
  });
  const begun = await manager.command('hf_member__start_correction', { application: { id } });
  const resume_question_answers = begun.resume.resume_question_answers.map((answer: Json) => ({
    id: answer.id,
    answer_jt: answer.answer.replace('わたし', '私'),
  }));
  await manager.command('hf_member__save_correction', {
    application: { id, resume: { version: begun.resume.version, resume_question_answers } },
  });
  expectState(
    await manager.command('hf_member__send_correction', { application: { id } }),
    'awaiting_agreement',
  );
  log('corrected and sent to the student');

  const agreed = await student.command('user__submit_resume_to_jtj', {
    application: { id, no_lie_agreement: true },
  });
  expectState(agreed, 'correction_agreed');
  const sent = await manager.command('hf_member__send_to_company', {
    application: { id, is_alert_confirmed: true },
  });
  expectState(sent, 'sent_to_company');
  const pdf: ArrayBuffer = await student.query('user__get_application_resume_pdf', `application_id=${id}`);
  log(`agreed, and sent to the company as a PDF of ${pdf.byteLength} bytes`);

  await manager.command('hf_member__record_resume_result', { application: { id, is_resume_passed: true } });
  await manager.command('hf_member__schedule_interview', {
    application: { id },
    interview: { is_online: true },
  });
  await manager.command('hf_member__finish_selection', { application: { id, is_passed: true } });
  const accepted =
    form === 'json'
      ? await student.command('user__answer_offer', { application: { id, is_student_accept_offer: true } })
      : await manager.command('hf_member__record_offer_answer', {
          application: { id, is_student_accept_offer: true },
          reason: 'told by phone',
        });
  expectState(accepted, 'offer_accepted');
  log(`offer accepted by student ${me.id}`);
  return { form, application_id: id, student: email };
}

/**
 * Walks the main line over HTTP, from a profile to an accepted offer: once with JSON bodies and once with bracket
 * parameters and, on the student's side, nothing but the calls of the specification.
 * @throws at the first answer that is not as it should be
 */
export async function walkMainLine(way: Way): Promise<Walked[]> {
  return [await walk('json', way), await walk('brackets', way)];
}
