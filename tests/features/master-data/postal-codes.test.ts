import { rowsOfSet } from '../../../db/seeds/master/sets.ts';
import { startApi } from '../../support/api.ts';
import { student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

const ask = (code: string) =>
  api.as(null).query('get_address_of_postal_code', `postal_code=${encodeURIComponent(code)}`);

describe('get_address_of_postal_code', () => {
  test('answers prefecture, city and town with their reading, with and without the hyphen', async () => {
    const { body } = await ask('450-0002').expect(200);
    expect(body).toEqual({
      prefecture_id: 23,
      prefecture: '愛知県',
      prefecture_kana: 'アイチケン',
      city: '名古屋市中村区',
      city_kana: 'ナゴヤシナカムラク',
      town: '名駅',
      town_kana: 'メイエキ',
    });
    expect((await ask('4500002').expect(200)).body).toEqual(body);
  });

  test('works for a student too', async () => {
    const me = await student(api);
    await me.query('get_address_of_postal_code', 'postal_code=169-0075').expect(200);
  });

  test('leaves out what is no part of an address', async () => {
    const townOf = async (code: string) => {
      const { body } = await ask(code).expect(200);
      return [body.city, body.town, body.town_kana];
    };
    // "None of the following", a hint to streets, a floor, "all of the town".
    expect(await townOf('060-0000')).toEqual(['札幌市中央区', '', '']);
    expect(await townOf('602-8374')).toEqual(['京都市上京区', '西町', 'ニシマチ']);
    expect(await townOf('100-6001')).toEqual([
      '千代田区',
      '霞が関霞が関ビル',
      'カスミガセキカスミガセキビル',
    ]);
    expect(await townOf('100-0301')).toEqual(['利島村', '', '']);
    expect(await townOf('522-0317')).toEqual(['犬上郡多賀町', '一円', 'イチエン']);
  });

  test('names no town where a code has several: the list would name only one of them', async () => {
    const { body } = await ask('452-0961').expect(200);
    expect([body.prefecture, body.city, body.town]).toEqual(['愛知県', '清須市', '']);
  });

  test('knows the codes of large organisations, without kana', async () => {
    const { body } = await ask('100-8111').expect(200);
    expect(body).toMatchObject({ prefecture_id: 13, city: '千代田区', town: '千代田', city_kana: null });
  });

  test('its list is as new as the wards of Hamamatsu of 2024', async () => {
    expect((await ask('430-0946').expect(200)).body.city).toBe('浜松市中央区');
  });

  test('its prefectures are those of the master data, and so are their names', async () => {
    const codes = ['060-0000', '030-0801', '100-0001', '500-8001', '530-0001', '700-0901', '900-0001'];
    const prefectures = rowsOfSet('prefectures');
    for (const code of codes) {
      const { body } = await ask(code).expect(200);
      expect(prefectures.find(({ id }) => Number(id) === body.prefecture_id)?.name).toMatchObject({
        ja: body.prefecture,
      });
    }
  });

  test('an unknown code is not found; what is no code is refused', async () => {
    await ask('000-0000').expect(404);
    await ask('999-9999').expect(404);
    for (const wrong of ['', '45-0002', '450-00021', '４５０－０００２', 'abc', '450 0002']) {
      const { body } = await ask(wrong).expect(422);
      expect(Object.keys(body.error.fields)).toEqual(['postal_code']);
    }
    await api.as(null).query('get_address_of_postal_code', '').expect(422);
  });
});
