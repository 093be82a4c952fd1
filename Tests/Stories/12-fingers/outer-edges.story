about Content within 1 pt of an edge without pulls passes drags past that edge on.
source driven
start disabled
end headerFooter

                    start leadsOut true  end leadsOut false
  place 0.9         start leadsOut true  end leadsOut false
  place 1           start leadsOut false  end leadsOut false
  place 2199.5      start leadsOut false  end leadsOut false
  enable end false  start leadsOut false  end leadsOut true
