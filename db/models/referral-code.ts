import { referralCode } from '../../domain/entities/referral-code.ts';
import { modelOf } from './entity-model.ts';

export class ReferralCode extends modelOf(referralCode) {}
