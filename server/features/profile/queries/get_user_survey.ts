import { z } from 'zod';
import { loadAggregates } from '../../../../db/aggregate.ts';
import { UserSurvey } from '../../../../db/models/master-data.ts';
import { UserSurveyAnswer } from '../../../../db/models/user-lists.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { userSelf } from '../views/user-schema.ts';
import { outId, outMap } from '../../../core/schemas/schema-helpers.ts';

const choice = z.object({ id: outId(), name: outMap() });

/**
 * The specification names neither payload nor answer. Decided: the questions are master data and for everybody,
 * under the name they have there; the answers are the caller's own, in the form in which own data tell them and
 * user__update_profile takes them back. Who has none, or is no student, gets an empty list.
 */
export const get_user_survey = query({
  name: 'get_user_survey',
  summary: "The survey's questions with their options, and the signed-in student's own answers",
  allow: EVERYONE,
  input: z.strictObject({}),
  output: z.object({
    user_surveys: z.array(choice.extend({ options: z.array(choice) })),
    survey_answers: userSelf.shape.survey_answers,
  }),
  errors: [],
  example: {},
  async run({ actor, tx }) {
    const user_surveys = await loadAggregates<object, UserSurvey>(
      UserSurvey,
      { options: true },
      {
        order: [
          ['position', 'ASC'],
          ['id', 'ASC'],
        ],
        transaction: tx,
      },
    );
    const survey_answers =
      actor.user_id === null
        ? []
        : await UserSurveyAnswer.findAll({ where: { user_id: actor.user_id }, order: ['id'], raw: true });
    return { user_surveys, survey_answers };
  },
});
