import { inquiry } from '../../domain/entities/inquiry.ts';
import { modelOf, rowsOf } from './entity-model.ts';

/** A student's question with its replies: domain/entities/inquiry.ts. */
export class Inquiry extends modelOf(inquiry) {}

export class InquiryReply extends rowsOf(
  'inquiry_replies',
  { inquiry_id: 'inquiries' },
  inquiry.fields.inquiry_replies,
) {}
