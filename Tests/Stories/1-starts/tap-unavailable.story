about A tap starts nothing while the opposite edge's action runs, or if the edge has no more content.
start policy=tap
end headerFooter

0   begin end
    tap start              effects declined:start
    cancel end
    exhaust start true
    tap start              effects
    exhaust start false
    tap start              effects started:start:2:first  starts 1
