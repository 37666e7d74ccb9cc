import {
  interview,
  interviewPractice,
  interviewSlot,
  interviewSlotRequest,
} from '../../domain/entities/interview.ts';
import { modelOf } from './entity-model.ts';

export class Interview extends modelOf(interview) {}

export class InterviewPractice extends modelOf(interviewPractice) {}

export class InterviewSlot extends modelOf(interviewSlot) {}

export class InterviewSlotRequest extends modelOf(interviewSlotRequest) {}
