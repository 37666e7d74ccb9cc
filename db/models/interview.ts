import { interview, interviewPractice } from '../../domain/entities/interview.ts';
import { modelOf } from './entity-model.ts';

export class Interview extends modelOf(interview) {}

export class InterviewPractice extends modelOf(interviewPractice) {}
