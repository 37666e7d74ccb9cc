import { Op } from 'sequelize';
import { ApplicationEvent } from '../../db/models/application-records.ts';
import { Application } from '../../db/models/application.ts';
import { Interview } from '../../db/models/interview.ts';
import { RecruitmentResumeQuestion } from '../../db/models/recruitment-lists.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { ResumeVersion } from '../../db/models/resume-history.ts';
import { Resume, ResumeQuestionAnswer } from '../../db/models/resume.ts';
import { User } from '../../db/models/user.ts';
import { RESUME_TEXTS } from '../../domain/entities/resume.ts';
import { APPLICATION_STATES, deriveState } from '../../domain/application-state.ts';
import { applyRefusal } from '../../domain/applying.ts';
import { loadUser, presentUser } from '../../server/features/profile/views/present-user.ts';
import { readChanges } from '../../web/text-changes.ts';
import { startDemoWorld } from './demo-world.ts';
import { prepared } from '../support/prepared.ts';

const world = prepared(startDemoWorld);

describe('applications', () => {
  test('whose corrections carry reasons have one for each change, and none for what is no change', async () => {
    const corrected = (await Resume.findAll()).filter(({ change_reasons }) => change_reasons.length > 0);
    expect(corrected).not.toEqual([]);
    for (const resume of corrected) {
      const answers = await ResumeQuestionAnswer.findAll({ where: { resume_id: resume.id } });
      const texts = [
        ...RESUME_TEXTS.map((field) => ({
          of: { field, resume_question_answer_id: null },
          before: resume[field],
          after: resume[`${field}_jt`],
        })),
        ...answers.map((row) => ({
          of: { field: null, resume_question_answer_id: row.id },
          before: row.answer,
          after: row.answer_jt,
        })),
      ];
      const changes = texts.flatMap(({ of, before, after }) =>
        after === null
          ? []
          : readChanges(before ?? '', after).changes.map((change) => ({ ...of, ...change })),
      );
      const reasoned = resume.change_reasons.map(({ reason, note: _note, ...change }) => {
        expect(reason).not.toBeNull();
        return change;
      });
      expect(reasoned).toHaveLength(changes.length);
      expect(reasoned).toEqual(expect.arrayContaining(changes));
    }
  });

  test('are in every state, each the one its flags and interviews give', async () => {
    const all = await Application.findAll();
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(APPLICATION_STATES));
    for (const application of all) {
      const interviews = await Interview.count({ where: { application_id: application.id } });
      expect(application.state).toBe(deriveState(application, interviews));
    }
  });

  test('have a history that joins up and ends in their state, all of it past', async () => {
    for (const application of await Application.findAll()) {
      const events = await ApplicationEvent.findAll({
        where: { application_id: application.id },
        order: ['at', 'id'],
      });
      expect(events[0]?.name).toBe('apply');
      expect(events.at(-1)?.to_state).toBe(application.state);
      for (const [place, event] of events.slice(1).entries())
        expect(event.from_state).toBe(events[place]!.to_state);
      for (const event of events) expect(event.at.getTime()).toBeLessThan(world.now.getTime());
    }
  });

  test('the demo student has one ready to submit: required answers written, profile enough, still open', async () => {
    const student = await User.findOne({ where: { demo_key: 'student' }, rejectOnEmpty: true });
    expect(presentUser((await loadUser(student.id, null))!).missing_for.resume).toEqual([]);
    const ready = await Application.findOne({
      where: { user_id: student.id, state: 'applied' },
      rejectOnEmpty: true,
    });
    expect(ready.due_date_to_submit_resume! > '2026-11-21').toBe(true);
    const resume = await Resume.findOne({ where: { application_id: ready.id }, rejectOnEmpty: true });
    // Why they apply is a question of the company, and asked once (S3).
    expect(resume.self_pr).toBeTruthy();
    expect(resume.why_select_company).toBeNull();
    expect(resume.self_pr_jt).toBeNull();
    const asked = await RecruitmentResumeQuestion.findAll({
      where: { recruitment_id: ready.recruitment_id },
    });
    const answers = await ResumeQuestionAnswer.findAll({ where: { resume_id: resume.id } });
    expect(
      answers
        .filter(({ answer }) => answer)
        .map((row) => row.resume_question_id)
        .sort(),
    ).toEqual(asked.map((row) => row.resume_question_id).sort());
    const recruitment = await Recruitment.findByPk(ready.recruitment_id, { rejectOnEmpty: true });
    expect(applyRefusal({ ...recruitment.get(), appliable_terms: [] }, world.now)).toBeNull();
  });

  test('whoever submitted answered what was required; corrections stand beside the own words', async () => {
    const submitted = await Application.findAll({
      where: { have_submitted_resume_by_user_at: { [Op.ne]: null } },
    });
    for (const application of submitted) {
      const required = await RecruitmentResumeQuestion.findAll({
        where: { recruitment_id: application.recruitment_id, is_required: true },
      });
      const resume = await Resume.findOne({ where: { application_id: application.id }, rejectOnEmpty: true });
      const answers = await ResumeQuestionAnswer.findAll({ where: { resume_id: resume.id } });
      const answered = answers.filter(({ answer }) => answer).map((row) => row.resume_question_id);
      for (const { resume_question_id } of required) expect(answered).toContain(resume_question_id);
      if (application.state === 'awaiting_agreement')
        for (const { answer, answer_jt } of answers) expect(answer_jt).not.toBe(answer);
    }
  });

  test('what was agreed can be sent: an agreed version with its whole document is there', async () => {
    const agreed = await Application.findAll({ where: { state: ['correction_agreed', 'sent_to_company'] } });
    for (const { id } of agreed) {
      const version = await ResumeVersion.findOne({ where: { application_id: id, kind: 'agreed' } });
      expect(version?.document).toMatchObject({ layout: 1 });
      expect(version?.photo_file_id).not.toBeNull();
    }
  });

  test('wait for mentors with due dates before and after today, some without a mentor', async () => {
    const waiting = await Application.findAll({
      where: { state: ['resume_submitted', 'in_correction', 'applied'] },
      include: ['application_hf_members'],
    });
    const days = waiting.map((row) => row.due_date_to_submit_resume!);
    expect(days.some((day) => day < '2026-11-21')).toBe(true);
    expect(days.some((day) => day > '2026-11-21')).toBe(true);
    expect(waiting.some((row) => row.application_hf_members?.length === 0)).toBe(true);
  });
});
