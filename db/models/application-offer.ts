import { offer } from '../../domain/entities/offer.ts';
import { modelOf } from './entity-model.ts';

export class ApplicationOffer extends modelOf(offer) {}
