-- The point of a picture that crops keep in view, as domain/rules/visual/picture-focus.ts finds it; null without objects.
ALTER TABLE aggregates ADD COLUMN focus jsonb;
CREATE TEMPORARY TABLE picture_focus ON COMMIT DROP AS
  SELECT signature, jsonb_build_object(
    'x', round((sum((x + w / 2) * score) / sum(score))::numeric, 3),
    'y', round((sum((y + h * CASE label WHEN 'person' THEN 0.25 ELSE 0.5 END) * score) / sum(score))::numeric, 3)) AS focus
  FROM images, jsonb_to_recordset(objects) AS found (x float, y float, w float, h float, label text, score float)
  WHERE label = 'person' OR NOT objects @> '[{"label": "person"}]'
  GROUP BY signature;
UPDATE aggregates SET focus = f.focus FROM picture_focus f WHERE f.signature = image_signature;
-- Covers of boards carry it too.
UPDATE boards SET covers = (
  SELECT jsonb_agg(CASE WHEN f.focus IS NULL THEN cover ELSE cover || jsonb_build_object('focus', f.focus) END ORDER BY place)
  FROM jsonb_array_elements(covers) WITH ORDINALITY AS listed (cover, place)
  LEFT JOIN picture_focus f ON f.signature = cover ->> 'signature')
WHERE covers <> '[]';
