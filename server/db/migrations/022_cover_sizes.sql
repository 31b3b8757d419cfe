-- A cover knows how large its picture is, so that the record of a board can say it of every size.
UPDATE boards SET covers = coalesce((
  SELECT jsonb_agg(cover || jsonb_build_object('width', images.width, 'height', images.height) ORDER BY place)
  FROM jsonb_array_elements(boards.covers) WITH ORDINALITY AS listed (cover, place)
  JOIN images ON images.signature = cover ->> 'signature'), '[]')
WHERE covers <> '[]';
